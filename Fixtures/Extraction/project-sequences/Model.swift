struct Photo {
  let width: Int
  var latitude: Double
}

func describe(_ photo: Photo) -> (latitude: Text, size: Int) { (Text(""), photo.width) }

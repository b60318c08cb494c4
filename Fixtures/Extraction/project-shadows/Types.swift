struct Link { init(_ address: String) {} }

enum Outer { struct Menu { init(_ address: String) {} } }

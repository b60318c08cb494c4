/// The version of the tool and the libraries (semver.org).
public let glossVersion = "0.1.0"

import SwiftUI

typealias Key = LocalizedStringKey
typealias Title = Key
typealias Titles = [Title]

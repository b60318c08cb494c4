gloss check - --path Sources/App/ContentView.swift --format xcode <unsaved.swift

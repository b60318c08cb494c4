static auto word = @"Bridged";

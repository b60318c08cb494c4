#import "Call.h"

NSString *title(void) {
  return NSLocalizedString(@"Hang \"Up\"", @"挂断");
}
NSString *other(void) { return NSLocalizedString(@"Line\nbreak", nil); }

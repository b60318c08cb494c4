#define RING_TITLE @"Ringing"

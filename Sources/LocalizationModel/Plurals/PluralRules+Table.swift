// Made by Scripts/plural-rules from the cardinal rules of Unicode CLDR 41: change that script.

extension PluralRules {
  /// Categories and the languages that have them, one line each.
  ///
  /// Behind a category: `=0,1`, the whole numbers that it stands for, where they are one or two;
  /// `.`, it stands for fractions only; `+`, for full millions only; `-`, likewise, and Xcode
  /// does not count it; `~2,3`, these are examples of many numbers, or of a fraction.
  static let table = """
    one=0,1 few~2,3,4,5,6 other~11,12,13,14,15: shi
    one=0,1 many- other~2,3,4,5,6: fr pt
    one=0,1 other~2,3,4,5,6: ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm
    one=0,1 other~2,3,4,5,6: si ti wa zu
    one=1 few~0,2,3,4,5 many~11,12,13,14,15 other~20,21,22,23,24: mt
    one=1 few~0,2,3,4,5 other~20,21,22,23,24: mo ro
    one=1 few~2,3,4 many. other~0,5,6,7,8: cs sk
    one=1 few~2,3,4,22,23 many~0,5,6,7,8 other~1.5: pl
    one=1 many- other~0,2,3,4,5: ca es it pt-PT
    one=1 other~0,2,3,4,5: af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el
    one=1 other~0,2,3,4,5: en eo et eu fi fo fur fy gl gsw ha haw hu ia io jgo ji jmc ka kaj
    one=1 other~0,2,3,4,5: kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd
    one=1 other~0,2,3,4,5: ne nl nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc scn
    one=1 other~0,2,3,4,5: sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts
    one=1 other~0,2,3,4,5: ug ur uz ve vo vun wae xh xog yi
    one=1 two=2 few~3,4,5,6 many~7,8,9,10 other~0,11,12,13,14: ga
    one=1 two=2 many-~20,30,40,50,60 other~0,3,4,5,6: he iw
    one=1 two=2 other~0,3,4,5,6: iu naq sat se sma smi smj smn sms
    one=1,11 two=2,12 few~3,4,5,6,7 other~0,20,21,22,23: gd
    one~0,1,11,12,13 other~2,3,4,5,6: tzm
    one~0,1,2,3,5 other~4,6,9,14,16: ceb fil tl
    one~1,101,201,301,401 two~2,102,202,302,402 few~3,4,103,104,203 other~0,5,6,7,8: dsb hsb
    one~1,101,201,301,401 two~2,102,202,302,402 few~3,4,103,104,203 other~0,5,6,7,8: sl
    one~1,11,21,31,41 two~2,12,22,32,42 few~0,20,40,60,80 many. other~3,4,5,6,7: gv
    one~1,21,31,41,51 few~2,3,4,22,23 many~0,5,6,7,8 other~1.5: be ru uk
    one~1,21,31,41,51 few~2,3,4,22,23 other~0,5,6,7,8: bs hr sh sr
    one~1,21,31,41,51 few~2,3,4,5,6 many. other~0,10,11,12,13: lt
    one~1,21,31,41,51 other~0,2,3,4,5: is mk
    one~1,21,31,41,51 two~2,22,32,42,52 few~3,4,9,23,24 many+ other~0,5,6,7,8: br
    other~0,1,2,3,4: bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa
    other~0,1,2,3,4: sah ses sg su th to tpi vi wo yo yue zh
    zero=0 one=1 other~2,3,4,5,6: ksh lag
    zero=0 one=1 two=2 few=3 many=6 other~4,5,7,8,9: cy
    zero=0 one=1 two=2 few~3,4,5,6,7 many~11,12,13,14,15 other~100,101,102,200,201: ar ars
    zero=0 one=1 two~2,22,42,62,82 few~3,23,43,63,83 many~21,41,61,81,101 other~4,5,6,7,8: kw
    zero~0,10,11,12,13 one~1,21,31,41,51 other~2,3,4,5,6: lv prg
    """
}

// Made by Scripts/plural-rules from the cardinal rules of Unicode CLDR 41: change that script.

extension PluralRules {
  /// Categories and the languages that have them, one line each.
  ///
  /// Behind a category: `=0,1`, the whole numbers that it stands for, where they are one or two;
  /// `.`, it stands for fractions only; `+`, for full millions only; `-`, likewise, and Xcode
  /// does not count it.
  static let table = """
    one few many other: be ru uk
    one few many. other: lt
    one few other: bs hr sh sr
    one other: ceb fil is mk tl tzm
    one two few many+ other: br
    one two few many. other: gv
    one two few other: dsb hsb sl
    one=0,1 few other: shi
    one=0,1 many- other: fr pt
    one=0,1 other: ak am as bho bn doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa
    one=0,1 other: zu
    one=1 few many other: mt pl
    one=1 few many. other: cs sk
    one=1 few other: mo ro
    one=1 many- other: ca es it pt-PT
    one=1 other: af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et
    one=1 other: eu fi fo fur fy gl gsw ha haw hu ia io jgo ji jmc ka kaj kcg kk kkj kl ks
    one=1 other: ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om
    one=1 other: or os pap ps rm rof rwk saq sc scn sd sdh seh sn so sq ss ssy st sv sw syr
    one=1 other: ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
    one=1 two=2 few many other: ga
    one=1 two=2 many- other: he iw
    one=1 two=2 other: iu naq sat se sma smi smj smn sms
    one=1,11 two=2,12 few other: gd
    other: bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses
    other: sg su th to tpi vi wo yo yue zh
    zero one other: lv prg
    zero=0 one=1 other: ksh lag
    zero=0 one=1 two few many other: kw
    zero=0 one=1 two=2 few many other: ar ars
    zero=0 one=1 two=2 few=3 many=6 other: cy
    """
}

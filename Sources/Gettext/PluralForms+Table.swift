// Made by Scripts/plural-forms from the cardinal rules of Unicode CLDR 41: change that script.

extension PluralForms {
  /// One group of lines for each set of plural forms: the categories in the order of their indices,
  /// after `=` the formula that gives the index, after `:` the languages.
  static let table = """
    one few many
      = (n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)
      : be ru uk
    one few many
      = (n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)
      : pl
    one few many other
      = (n==1 ? 0 : n==0 || (n%100>=2 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3)
      : mt
    one few other
      = ((n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2)
      : cs sk
    one few other
      = (n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)
      : lt
    one few other
      = (n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)
      : bs hr sh sr
    one few other
      = (n==0 || n==1 ? 0 : n>=2 && n<=10 ? 1 : 2)
      : shi
    one few other
      = (n==1 ? 0 : n==0 || (n%100>=2 && n%100<=19) ? 1 : 2)
      : mo ro
    one other
      = ((n==1 || n==2 || n==3) || (n%10!=4 && n%10!=6 && n%10!=9) ? 0 : 1)
      : ceb fil tl
    one other
      = ((n>=0 && n<=1) || (n>=11 && n<=99) ? 0 : 1)
      : tzm
    one other
      = (n != 1)
      : af an asa ast az bal bem bez bg brx ca ce cgg chr ckb da de dv ee el en eo es et eu fi
      : fo fur fy gl gsw ha haw hu ia io it jgo ji jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg
      : lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os pap ps pt-PT rm rof
      : rwk saq sc scn sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur
      : uz ve vo vun wae xh xog yi
    one other
      = (n > 1)
      : ak am as bho bn doi fa ff fr gu guw hi hy kab kn ln mg nso pa pcm pt si ti wa zu
    one other
      = (n%10==1 && n%100!=11 ? 0 : 1)
      : is mk
    one other zero
      = (n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)
      : lv prg
    one two few many other
      = (n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 &&
      = n%100!=72 && n%100!=92 ? 1 : ((n%10>=3 && n%10<=4) || n%10==9) && (n%100<10 ||
      = n%100>19) && (n%100<70 || n%100>79) && (n%100<90 || n%100>99) ? 2 : n!=0 &&
      = n%1000000==0 ? 3 : 4)
      : br
    one two few many other
      = (n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4)
      : ga
    one two few other
      = ((n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : ((n>=3 && n<=10) || (n>=13 && n<=19)) ? 2
      = : 3)
      : gd
    one two few other
      = (n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)
      : dsb hsb sl
    one two few other
      = (n%10==1 ? 0 : n%10==2 ? 1 : (n%100==0 || n%100==20 || n%100==40 || n%100==60 ||
      = n%100==80) ? 2 : 3)
      : gv
    one two other
      = (n==1 ? 0 : n==2 ? 1 : 2)
      : he iu iw naq sat se sma smi smj smn sms
    other
      = 0
      : bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su
      : th to tpi vi wo yo yue zh
    zero one other
      = (n==0 ? 0 : (n==0 || n==1) && n!=0 ? 1 : 2)
      : lag
    zero one other
      = (n==0 ? 0 : n==1 ? 1 : 2)
      : ksh
    zero one two few many other
      = (n==0 ? 0 : n==1 ? 1 : (n%100==2 || n%100==22 || n%100==42 || n%100==62 || n%100==82)
      = || (n%1000==0 && ((n%100000>=1000 && n%100000<=20000) || n%100000==40000 ||
      = n%100000==60000 || n%100000==80000)) || (n!=0 && n%1000000==100000) ? 2 : (n%100==3 ||
      = n%100==23 || n%100==43 || n%100==63 || n%100==83) ? 3 : n!=1 && (n%100==1 || n%100==21
      = || n%100==41 || n%100==61 || n%100==81) ? 4 : 5)
      : kw
    zero one two few many other
      = (n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ?
      = 4 : 5)
      : ar ars
    zero one two few many other
      = (n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)
      : cy
    """
}

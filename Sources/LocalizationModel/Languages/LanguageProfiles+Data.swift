// Made by Scripts/language-profiles from libexttextcat 3.4.5 ((c) 2003 WiseGuys Internet B.V., BSD licence) and
// CLDR 41 ((c) Unicode, Inc., Unicode licence). Do not edit.

extension LanguageProfiles {
  /// For each language a line: its code, its letters beyond ASCII, its frequent sequences of letters.
  static let rows = """
    af áâèéêëîïôöû e a n i o r s t d e_ l k ie g n_ m _d t_ er h u ie_ y w s_ _s _h di an r_ aa \
    v en _di y_ _v et die die_ _n _die p _m _die_ _w ee ge _o b te in k_ _e oo et_ de el _g f ar \
    ni nd an_ en_ _i he g_ _t oe at er_ om wa _a _b _k nie _he aar _ge es _ni da m_ ou it _nie \
    d_ l_ _wa or le we ek het me _het is j at_ on se _en ma st as va _en_ re ' het_ _het_ om_ al \
    ar_ li te_ aar_ _da u_ nde ou_ _l be _' rd _va ig ng ns ve it_ _j _me sy ke _sy aan van _in \
    is_ in_ sy_ _sy_ 'n ro ko _'n ra 'n_ _'n_ so ho rs eer ik la _te _van _ma as_ ui ver der to \
    op van_ ag _ve and _van_ ha f_ ka ne _is sk oor _ver ek_ _hy hy p_ _be ri ur nie_ _so si ll \
    no _in_ _hy_ hy_ ed ers _r ak _ho _nie_ eg nt de_ _p _we _is_ ei es_ maa wee na nder a_ ing \
    ew lle _om _te_ eu wo em wat _no vo _wat ti mo _ha vi el_ ter dat eer_ wat_ le_ ta dat_ \
    _wat_ was ste _se se_ ul al_ _was _om_ _st lik _ko _maa lo _to ns_ aan_ _vi met nk _op _oo \
    _on ir ord uit ens _was_ was_ een _met os ig_ _sk op_ _ek _wee ir_ met_ _met_ rt ik_ end nd_ \
    gt ond ot _aa og vir_ vir _ka hu _mo _vir_ _vir _dit kr am ol dit _ek_ ki sa _aan man jy ng_ \
    aak lle_ _hu _na _vo ewe of jy_ _dit_ dit_ _jy der_ jo _f _u sie _dat _jy_ daa do vr wi ry \
    _dat_ eur rs_ _jo _wo _ne jie ji pe moe my ull maar _hom ulle _maar hom _uit _ui ges raa or_ \
    ies jou _la maar_ ulle_ _daa daar _daar ien _my _jou ok il lik_ sta ur_ ga ag_ kan
    az çöüğİışə ə a i n l r d m s q ı t ə_ u y n_ ü in h ər v k b _v ş və r_ _və _h a_ də ma ar \
    və_ o _və_ lə z e il la mə i_ ın al ir an qu _b _m na si ət _o un da ad li x di _a də_ _i \
    lar lm ya ər_ ol ı_ ni ti in_ ən _ol hü uq bi as _t tə _hü hüqu üqu üq hüq _hüq _hüqu quq \
    üquq hüquq _d lı əs q_ ö ri ik _bi na_ ra nd lər şə aq sı f _e _s _ş mi _şə _q iy hə rı lik \
    _y nı yə bir ək an_ mal rə lma _bir _hə ün c əm ası _tə ir_ əx əy ç ini am _bir_ bir_ k_ nə \
    ql şəxs əxs xs _şəx za şəx _şəxs az ki _ə ları u_ qla arı ğ dd dir t_ sa kd ququ ali uqu \
    qlar üququ una ilə qa əl _ma bə ın_ _ya ay ddə una_ yət əsi ara lu likd əri m_ ikd add ddə_ \
    _mad yy _madd _mal addə malik mali ən_ _mali rin alik madd mad əti addə_ s_ maddə hər mü \
    _hər l_ nin yyə iş _hər_ dən rl hər_ et _az _mü zad mək iyyə ərə _ö sin iyy _mə tin _azad ıq \
    aza inin ni_ nın qun _aza olu ət_ aş azad rın arın ların ını ün_ ləri ndə nda ilm _qa eç nu \
    iyyət sə əz əd ns yyət ququn lıq _et uqun ərin quna yi ikdi ş_ ikdir alikd kə kdi nin_ lmə \
    st tm likdi quna_ kdir _olm ində qları ind lərin aq_ olm _olma ta ına olma _k g ilmə uquna \
    dl əh lə_ mas lun inin_ olun sın xs_ şəxs_ _olun _olu əxs_ ək_ ması dı _ü ətin ld adlı ya_ \
    nl zadlı asın azadl əmi zadl _in id adl dlı tmə z_ əya nm mək_ nın_ it bər _n nun ha on du \
    da_ ına_ ah _etm _etmə maq öz nə_ etm sı_ etmə ar_ fi dan inə _on raq ğı rlə ıl un_ qi dən_ \
    at ax lara va araq im cə ey _c si_ ının_ nma ının üd dan_
    bs ćčđšž a i o e n j v r u a_ s d t l m p je i_ k _i e_ _p _s o_ u_ ra b na pr va _n an av \
    _pr z _d nj st im ko _i_ no vo g _o ma _u da ni od je_ ja rav ov ak ti pra č prav _na _pra \
    _prav os na_ en ima lj _k da_ m_ oj po la ob re nje ju li _b ma_ lo il ž _da anj _da_ _z _po \
    ij š za ne ed vo_ ri ima_ ko_ vi c n_ _u_ ro ako h va_ an_ _za sl it tv _na_ dr avo ka _im \
    _t ja_ pravo ravo _m iv bi ravo_ ava avo_ ih li_ _ima dn no_ ili bo ji ost van ju_ vak _ko \
    _č lan ar _sv om ta te sv em _sl ci ili_ čla h_ _član _čl član og _r el čl _j ih_ ti_ vanj \
    ve _čla koj in _ne aj lan_ nja _sva ne_ _koj ako_ sva tu ije jed ru vako član_ di _bi stv \
    svak bod _slo _slob slo svako mi obo _svak _dr im_ obod _ima_ _il _ili lob lobo lobod ć \
    slobo su slob _ili_ vn mo _v št _je vako_ _ra pri anje tr sti nja_ _su nje_ ič se at _pri \
    vje _se vj az is enj dru ža sa đ ud ba ava_ iz on ad go ot _se_ se_ om_ _ob _os voj raz er \
    sk un rava anja ik ol _nj su_ g_ eg cij dj edn anje_ uj _od ova al op uč iti vanje lju ovo \
    čn ran žav dje du rava_ br lo_ prava nos jedn or am ac _ka me _dru ek do pre oje de sta aci \
    _tr jen tre nu anja_ nih ez _pro ni_ jeg vr pro rž bit nih_ _su_ rža ap pos bra avn reb elj \
    to iti_ treb ržav eb mije mij nost kl jem ji_ og_ eđ red ic lje drža _bil iva drž jer sm ija \
    ilo ilo_ _iz osti uje kr _nje aro jel bil up _svoj aju svo svoj uje_ _svo eni šti tva tn odn \
    nim bilo sn _st za_ _do _njeg
    ca àçèéíïòóúü e a s r i l n t o d c u a_ s_ _d e_ p m es de _de en _l re _e de_ el _de_ _a \
    er la ar _p l_ ci n_ es_ an ra nt ta b _c al v g on or t_ at r_ i_ la_ _i _la _la_ f le te ' \
    _s st se ó ue na os qu q el_ it co ri ca ti ac in ll ic me un que tr ns ió _i_ ad ent _el ne \
    _t _co _m en_ li ia à pe _a_ pr ció ó_ pa ro o_ di io ls h _q _qu _en aci am ec to as om ni \
    da ió_ si ls_ ma res ur _el_ rt ue_ os_ _que que_ _r po _es er_ _que_ _se va del ció_ _pr is \
    _en_ _pe _del ts lo ct _u ol ve x y nc men al_ _f _re ació les rs est tu et _un na_ _v ion \
    per so em at_ no j br nt_ ar_ sa _n les_ é ce il ell _per í ob re_ ir ons do ua con ment gu \
    ts_ ss ns_ ant ra_ par l' d' _l' els tat sc _d' an_ vi els_ ica ran ul iv _del_ del_ mb mi \
    ita nta _pa _o _con ació_ rn _in ia_ z im rr art ta_ com tre _h mp ie cio _le bre _ca _al \
    sta _com cu à_ pre fe ba tra ge pro _les des ter _po _les_ _j nd cion ura nci va_ ha ona \
    ent_ ues oc ea nte és _di ui as_ ut ici res_ us ot ara ip rm ab eg _per_ ng 'a per_ rec du \
    _tr è cia _no b_ _par ep id lle rc _pro ga fo una lit un_ ques amb ix és_ _g era cr da_ sp \
    y_ ada tor ment_ _es_ uc ect ame iu _ma orn _b sti esc rd una_ là ed amen mo ions jo eu ari \
    lt u_ ament m_ fi au ev itat _ha
    cs áéíóúýčďěňřšťůž o e a n t s i v l r k d m u p í c h z á _p e_ y a_ j _s b o_ ě _v st _n é \
    í_ ř ní ov _z i_ u_ ro en ý ž po ch č na _a sk š ho _d ra m_ y_ _t ko _k le _j _o to pr ne \
    ní_ je é_ ti od li va _po _m al te ou ed se la no os lo an _pr ů v_ ře _a_ em at ta do t_ _b \
    or h_ _v_ ch_ ce av př ni ké er ně _na na_ _ne de ic in _se l_ dn za _př ě_ ol _je ob is ve \
    ho_ es ot ak vo ná il se_ it et ad by _r k_ ost _se_ tr me pro že ka _za om el on _pro ou_ \
    tu mi ku _u _do _l _na_ ské ím íc ý_ mě oz ze da sl á_ ova mo re so vy ej rá ar s_ vě ru _st \
    f éh ého kt tn g bo ez ci ký né án as vi ři ac že_ ýc ž_ ck ých vá _c ého_ ení lá _ž ří pře \
    ec ů_ vn _h ké_ ok sta to_ vý nt ých_ lo_ _by dy _pře ce_ n_ ád pa vé am mu ný ud _č ter ně_ \
    če še _ko li_ dě hl je_ ji ist jí ik si ál em_ _to _vy sp ut _že di kon la_ tí _ro ns ek ick \
    yl čn rn _že_ op sti kte řed edn us ím_ z_ str ti_ ém vat d_ _ve áv ení_ iv oj _kt ěl val eb \
    tř _kte át _i kl ny byl ev ri ú ky sm oh ma ět ský kter nu le_ ja zá tě tá zn let aj sto ší \
    me_ sv _le pol ln pod zi kéh kého _ná ent _od né_ al_ _kter do_ nos cí rav ran _sv ká eč ním \
    bu _z_ ích _byl ání rov kr dá ové dl uj nost ém_ ech ly oc vé_ _o_ dy_ ak_ nsk _so _ob nc
    cy àáâäèéêëìíîïòóôöùúûüýÿŵŷẁẃẅỳ a d y e n r i o l h g w t f u n_ _y dd s r_ m d_ yn _a c th \
    u_ yd ae l_ _g ' wy yn_ _d b ym ra an ar ol ia i_ ed _yn _i y_ _c _yn_ ei it g_ ith dd_ h_ \
    ydd ai au 'r_ 'r _y_ di da od _o ad th_ ll au_ _s er o_ io a_ ol_ _e _h cy yr en p _f _cy mr \
    gy ymr ha hy eg do edd we _ar _m yf de fe ch rae el no ni _b ne ef ri et _gy _a_ eth eit \
    eith ys wyd ga _i_ s_ mrae mraeg raeg ymrae aeg ymra mra _p aet aeth _n un on ait aith nn at \
    oe li _r ddi gw ma le nt ho ff yr_ na la rh eg_ si ng dol ro al _dd wn oed dy o' ar_ ny gym \
    wr id _o_ gymr if ith_ _ar_ iad _w fo eu aeg_ raeg_ aith_ or _gym fa re _gymr _gw fy oedd \
    edd_ rd od_ ac ddo an_ gymra er_ eth_ hw ydd_ o'r o'r_ es ir dw go yl rw aeth_ wydd aw _rh \
    dr ly fn dau _hy t_ sg 'n 'n_ nyd nydd st sy yd_ lw _ga iai il _l rt ad_ _yr _yr_ as dol_ f_ \
    dda ig og wa he iaith iait oedd_ _ma c_ cym te _ym am _ia efn i' ie _cym _ac dau_ yw ew fr \
    fod du _sy e_ wi cymr se _cymr bl lu in _t tr ac_ wed os _iai _iait el_ _ac_ rha m_ is on_ \
    eu_ hi rdd id_ ry odd rwy rf io_ ynn cyf hr _cyf yddi cyn _de rth ru wei ysg u' yddo wn_ so \
    dio _ei dwy _da me gan gyf w_ _o' fer nol hyn ddy af ta ddol _fe nd mae _cyn efnyd fnydd fny \
    efny fnyd iad_ _mae ion _ll def _gyf nt_ i'r_ i'r weith weit defn defny bo hyd by _si ir_ \
    hau nod edi fyd wyr ada ddio rif sia sa fel tha _ne _u fod_ _o'r yg _o'r_ _i' ge dia
    da åæø e r n i t s a l d o g er k m e_ en f de r_ v u t_ n_ er_ b ge re h et te p in or _s \
    _a en_ _e ti an _f _d el ng nd g_ se le st s_ _o ne li et_ es _i ri sk _de å ar ed ig at _m \
    is fo æ ve _k ø der ke ing og _b me il for ns y _h _t on d_ al be _fo af de_ _og _p og_ om \
    _for _og_ l_ nge i_ _v c ter ll ni nde rs _af un ra ko den _i_ id til j vi ere ma si f_ af_ \
    _af_ ik m_ å_ _ti _u _er nt _en ls es_ lig ger re_ ag _me at_ lle ge_ _til ige _er_ der_ em \
    ds io ud _at _at_ ta els _l ha il_ or_ ke_ rt gen ka rk ning ol nin la ld it ede ed_ _ko lse \
    ek else inge på ng_ _på iv ør so he ens ske ind til_ rn ide ev den_ to sen _be sa bl _g an_ \
    det om_ ru va _til_ ste rd _på_ k_ på_ di kr for_ te_ kon ver mm am _en_ _r ne_ ing_ tr le_ \
    del _in gt _st eg gs tt ser ro _for_ ent kt eri ur lin sti ner da ris ion ern ers ist ær \
    ige_ _si tte _n nn _ha rne _ud rin na und ft _der ku ler and end ns_ rg op ar_ ov erne tio \
    med tion det_ pr ter_ kk od kke ten ling mi eli lo som _den rb se_ ell sid nne fi lt v_ _de_ \
    ark lige ngen ie _med _der_ ring a_ _vi ys gel _so ia ive ej ati ren _det side ske_ br gi ul \
    isk men age fr tu ts _ma nder ot dt med_ ho ans _kon pe ce gr mme ret lige_ mu _med_ hv væ \
    ens_ kl ingen rm ill elle ef ene nds ove som_ _den_
    de ßäöü e n i r t s a h d er en u l n_ c ch g o e_ r_ m _d de en_ ei er_ in te ie b t_ f k \
    ge s_ un w z nd he st _s _de _e ne der be es ic _a ie_ is ich an re di ein se ng _i sc sch \
    it der_ h_ ch_ le p ä ü au v che _w d_ die _di m_ _die el _der li _der_ si al ns on or ti \
    ten ht die_ _die_ rt nd_ _u nt in_ den cht und me _z ung ll _un _ei _n hr ine _ein ar ra _v \
    _g as zu et em eine gen g_ da we lt nde ni und_ ur _m ri ha eh ten_ es_ _k _und ig _b hen \
    _und_ _au _da _zu _in at us wi nn te_ eit _h ter ß ng_ sche rs den_ _si im _ge chen rd icht \
    rn uf isch isc nen _in_ _er ich_ ac lic ber la vo eb ke as_ hen_ ach ung_ lich ste ben _f \
    _be it_ _se mi ve na on_ ss ist ö ht_ ru st_ ts ab ol _eine hi so em_ ren chen_ ta ere ische \
    ers ert _p tr ed ze eg ens ür ah _vo ne_ cht_ uc _wi nge lle fe _l ver hl ma wa auf nte uch \
    l_ sei nen_ u_ _den _al lte ut ent sich sic il ier am gen_ sen fü um f_ he_ ner nst ls _sei \
    ro ir ebe mm ag ern eu ft icht_ hre nz nder _t _den_ iche tt zu_ and j rde rei _we ige rte \
    hei das aus che_ _das _zu_ tz _ni das_ _r des _ve _j _das_ men _so _ver _auf ine_ _ha rg ind \
    eben kt mit _an her _sich _sic end abe ck sse ür_ ell ik o_ nic nich sa _fü hn zi no nicht \
    im_ von_ von _nic _nich eine_ oc wei io schen gt
    en - e t o n i a s r h e_ d _t c l th he _th u f m p _a the _the s_ er _o he_ d_ t_ the_ \
    _the_ on in y n_ b re an g w _i en f_ y_ of _of es ti v _of_ of_ nd at r_ _w it ed _p nt _c \
    o_ io _an te or _b nd_ to st is _s _in ion and de ve ha ar _m and_ _and _and_ se _to me to_ \
    ed_ be _f _to_ co ic ns al le ou ce ent l_ _co tio on_ _d tion ri _e ng hi er_ ea as _be pe \
    h_ _r ec ch ro ct _h pr in_ ne ll rt li ra wh a_ ac _wh _n ts di es_ si re_ at_ nc ie _a_ \
    _in_ ing us _re g_ ng_ op con tha _l _tha ver ma ion_ _con ci ons _it po ere is_ ta la _pr \
    fo ho ir ss men be_ un ty _be_ ing_ om ot hat ly _g em rs mo ch_ wi we ad ts_ res _wi hat_ \
    ei ly_ ni os ca ur ut that _that ati _fo st_ il or_ for pa ul ate ter it_ nt_ that_ _ha al_ \
    el as_ ll_ _ma no ment an_ tion_ su bl _de nce pl fe tr so int ov _u ent_ her j atio ation \
    le_ ai _it_ _on _for ect k hic est der tu na _by_ by_ by _by ve_ _di en_ vi m_ _whi iv whi \
    ns_ ich ge pro ess _whic ers hich ce_ which whic all ove _is ich_ ee hich_ im ir_ hei ions \
    sti se_ per _pa heir id eir eir_ ig heir_ _no ev era _int ted ies art thei _ar _thei their \
    _pro et _pe _mo ther x gh _is_ ol ty_ nde am rn nte mp _su _we par _v pu his ow mi go ue ple \
    ep ab ex ain over _un q qu pp ith ry _as ber ub av uc enc are iti gr his_ ua part ff eve rea \
    ous ia ag mb _go fa ern _me
    es áéíñóúü e a o s n i r l d c t u a_ e_ s_ de p _d m _de n_ o_ en _e es _l de_ la os _de_ \
    _p l_ ci _c _a os_ ar er as ra nt _la re el ta ue g on al _s co b an v la_ or te st el_ _la_ \
    y to r_ ad ó do ro se as_ q qu en_ ca in un _co es_ ic _en ac que na lo _m f ent da ue_ po \
    le _q _qu que_ _que ie h pa y_ ti _que_ _en_ _y tr _el ri ia _el_ _se ió _y_ io pr ón ec no \
    id í mi _t ión nte me aci do_ li con nd est ni á di _es _lo ció ma ón_ _pr _r ción z ra_ si \
    ión_ oc nc _u _po los or_ _con is del _del ado se_ _i los_ _re por _del_ sta del_ al_ ne _h \
    cu _n _a_ _v _un ce so ción_ res vi om te_ _pa ien j _los _los_ to_ ol it am ació rt ación \
    pe ha _se_ nto _o on_ sa na_ ta_ su cia mo ct par _f _por eg _in ur ve im ga _est ar_ ab tu \
    at no_ _por_ por_ las ba ento et _ha tra ient _al ica pro ado_ ici _ca an_ las_ ara nci ente \
    ú rr ir da_ em ll il ía iv _su _par ul ant mp _las_ _las _pro men des com ion era ed ida sp \
    gu nte_ ns za dos cio les bl _com ua nta mu _no dad ñ é un_ va ist nes iento one ara_ ada \
    _un_ fi pre tos ter ot esta _me ido ob _g br go ea nto_ ona pu dos_ tro ier para ment ag ero \
    gr rec bi ia_ una nic ncia ía_ tos_ ran lo_ ones rm lu ron con_ ó_ nes_ _ci ante ch _con_ \
    _para ntr una_ para_ mie ico fe les_ uc ip sto _ma ui sta_ _ve cion op cal _mu ro_ _pe ste \
    ras pl _una _di ento_ ita ione ect _una_ mien tan du den ndo per eri
    et äõöüšž a e i s t l u n k d m a_ o r g v e_ i_ _k s_ h _t p j ä is st se _s as d_ le ta in \
    _m ô t_ ma _p si _v es al us el _o _e ja _j te ü li va id ol tu da _n ku ud nu na ei ks mi \
    ee u_ ka n_ b ga _l _a an ja_ et me l_ at la ad st_ ne ll _ta ra _ja ik en ni ul sa _ol nd \
    _ja_ nud ii ko _se le_ aa is_ gi _te ag _va _ku ed em _mi ma_ ti ri _h gu id_ ast it ga_ un \
    de ud_ ha ak ah uu il ôi as_ ke ar am _ko _ka ai eg sin est ui he ks_ ö oo ju är ut in_ oli \
    ki su es_ lt ist li_ ea vi im mu se_ ts on ise ta_ ek _oli sel nud_ _ü nn ema ng lu ge _si \
    _ei _i _ei_ ei_ _r ole pa lle ust du er vô da_ min et_ ht kui _et pe gi_ _vô or _tu lt_ _ma \
    asi ve us_ ig sin_ ur _ta_ di _et_ tas _kui sk re po oli_ om äi inu _na _oli_ _sa aj mis ui_ \
    _me _pa tus pi te_ ül est_ _on kk tt aga na_ b_ al_ sta _mu _ju ida aks gu_ _ni ad_ _pe eks \
    ev end use ära _po _min aja _la ele el_ on_ ab av ing kui_ _on_ au ne_ ti_ ell ae kô ed_ _ke \
    ata iis sid nda eh lle_ pu ää vôi ine ale _vôi eda uk ast_ ld _kui_ _sel _kô tul ega lg sii \
    val _su ug oh kü ee_ see öö oma _ole ses stu ôt üü _om me_ ot _sii to _en atu pea jä _see \
    ime _pi _ha mô nä les ste kas _ä vä pä _ve eis _jä _pea _mô um _kü iku üd all eid ba _vä ina \
    lj sid_ hu tun lä _oma agu uh lm ras ss kä ees
    eu çñ a e i t n r o k z u d l s b n_ a_ en g _e er ra at _b ar an _d h ta te ko m o_ al en_ \
    tz re _a ik in it za ak ba et da di ka ze ai p ri la an_ de ez na ti be i_ iz k_ tu eta _i \
    or ko_ ek rr _h e_ es _ba nt ha _g era ia _be oa un ta_ ma on z_ du tze us u_ _da ren az ur \
    st ea _et eta_ zi si zen as _n go _eta il tik _z _eta_ ne bi zk sk ag t_ le rt ke gu au tza \
    _de ati ut li hi bat _o _m ntz ad ren_ _er io _ez ir eh ab ate ak_ sa ra_ _bat nd _l ki ere \
    ika ku f ga ld _di arr el eg uz are ng os gi _p _du mo zen_ ib _k ber ako _iz iza ala itz \
    har eko adi l_ ie ste atu am ska ah r_ zt rri ait ua tzen ald usk aren ro id la_ _s ue tek \
    uska atz aren_ _ha rre atik tzen_ ara in_ ni j ge ez_ ain od no na_ ri_ tan mat do _mo ho \
    iko beh _ad al_ _iza zan _ze _adi uk eha dit ru pe eko_ ela ed kar ari bil _beh bai tu_ ehar \
    _izan itu _ho is ean ama izan ik_ koa ot _na zu beha behar _t _ko dir mati _j at_ em tika \
    zte ten _beha ter matik egi _dir ago kal ram ena unt lt su mod bo _ber lde c te_ ar_ me ina \
    dal ako_ rik ori ite raz alde zio _ez_ tan_ amat atika est ntza dut izk _ga ia_ s_ ita tea \
    ei hal _mod pa bu re_ eu ert oa_ _era ten_ _eg rama odal ramat oda amati atze gr untz eza \
    gra _ge gram kat abi _gr _gram _gra int rd _in _hi zko pr rab da_ ide tat ing ira tak x _ed \
    _es _bi rak
    fi äåöšž a i t e n s l o u k ä n_ m a_ v r ta en is h y st in p j an si tt te en_ _k it ll \
    aa ä_ va el _t ka i_ se li tä oi ai tu _o mi al on d _v et _j t_ ti _m _s ja ma sa la ist _e \
    to ks in_ es il an_ ki ku us as nt ri ke at _p le ik ss ut ö sta ee uu ol ta_ ne ää ei uo ko \
    un lu ii e_ nn _h ar er än ja_ im on_ _va aan _a me ak ssa na ie pa _ja ia tä_ _l vi ise tta \
    de os lli _ja_ jo vä su au lis _on sä uk am ot ty ett ttä ni lä ksi nk ht ul ell sa_ ha sen \
    isi ste aan_ _on_ _ka sk kk itt ok all yt mä mu av _y lla taa ais een lt s_ ast iv ssa_ ra \
    kse oit om _ku än_ aa_ at_ tel ui si_ rk sta_ _jo kä est em he _n vo _ta eh _ol nta _ko je \
    stä är ust mis ns pu nen ät toi iin ten min ista hd sen_ lle vat ill no pä lm llis io ine pi \
    uks ava ään nen_ ah _mu tus mm _to ek int _r lin oim imi tö la_ jä aj yh o_ lo oli een_ le_ \
    _si g aik vat_ ur ti_ sia ite inen ain sti lla_ ys _mi val stu äm alli pe utt et_ _tu eri \
    nki ir llä up äi ama _ha id _se po inen_ tte nna ten_ or ts nä yk äs ses ve ess äl ita lai \
    van äk kin _te den tee kaa iin_ kun ois sit oh yö äv tav voi ia_ oll maa ih oj rj ro ikk so \
    oo oimi do pp _ei toim op uut tet _i _ma vai lä_ u_ sy kau utta un_ eu ssä tti _sa mp eis \
    ka_ että taa_ _et hu itu suu den_ ksen ap _ke uv tam yv aup stä_ asta äy kan nu ukse _toi \
    ien hi iss
    fr àâæçèéêëîïôùûüÿœ e i s a n r t u o l e_ d s_ _d c p é m es t_ _l de on _de en _p nt le \
    es_ re n_ de_ ' an _de_ v _s r_ _c er ai _a _e ou q qu is te ti ur it g a_ f la in _le me \
    nt_ b ra io ent ne ns ion h ue se le_ ar ie co at tr et pr ce au u_ il _r _la un eu st re_ \
    ro la_ on_ _m _la_ que _qu _q po tio tion pa li _t nc si _pr ri al ui _co i_ ta é_ x em l_ \
    et_ _l' l' les ns_ ir _le_ ent_ or ré _f ne_ à ve ch it_ di oi ni à_ les_ d' el ss _n ut our \
    des ur_ nd er_ ait ion_ rs _en _et j _d' ll _des des_ _pa té _et_ _à _à_ om ma ati _des_ so \
    _u è sa _po tre dé ue_ pe en_ ont _un us _les _les_ rt is_ _i du na as men ait_ 'a vi ci ant \
    _au da ation atio con que_ ons eur est me_ mi par tion_ _so te_ res lo ment és ans _du du_ \
    ux un_ y pro _du_ _dé ce_ _se _re pl ge ic su x_ ien nce ac il_ qui _pro no av _v _o rs_ \
    ans_ eme bl emen _en_ iqu ct iq lle nn ts ement ét ér té_ _ce mp ire ui_ to he _é ca _j ec \
    va _par ée _con se_ tre_ ique dan éc ha une lu ux_ _b pou _pou ier ais ain _un_ nte 'e mo mm \
    ment_ une_ com 'i _ma do ant_ anc che ap ont_ _que os urs _di fi im pour _pour ê ts_ _g our_ \
    _sa ntr _da _ré rai rm _qui am _com uv qui_ pu _qui_ ia _dan _dans dans ter fo son dans_ id \
    ag ine tu ran au_ ol oc est_ st_ enc _tr 'u tai ell _su ions pré sé ab né _que_ _in _av \
    pour_ fa rr air _ch _a_ ba _pl gr tt ssi rd pas bi
    ga áéíóú a i h n r _a e s t l c g o d n_ a_ m an u b h_ ai ch ea r_ í é _s á in ar _d s_ ir \
    _b f an_ ag _an bh _c ac ha _a_ _m th _t ach _ag _an_ í_ _l na nn e_ ar_ _g ú _i il le is ó \
    _bh ei g_ _f dh l_ t_ ig é_ _n gu á_ mh id ch_ ad he ir_ ra o_ ach_ ia _ar us ui us_ am ta \
    gus gus_ _le gh _ch agus agus_ agu éa _agus _agu ean na_ d_ ái p it _ar_ rt al oi sa hai _r \
    nn_ hu as éi ma air at ann sé hí igh st ga go ua ne la de te re inn ith eac _sé in_ _go hi \
    each dh_ si ag_ _go_ hea go_ tha om _sé_ sé_ hí_ on se úi nt i_ _ag_ is_ ío _de il_ or _th \
    ca fa amh le_ io _in sí li rai hf ht eo sc ri igh_ gh_ _sí há be aig hé oc idh rt_ ho os \
    ann_ bhf _si lt _bhf irt ear _na ta_ air_ _p im aga _ma aigh án _dh uai ao cht ain bhe ait \
    fh sa_ m_ adh ile _é ail eir ói as_ cha idh_ hái _i_ bh_ th_ ad_ och mh_ tr rea _se ro rí \
    hair _is uil iú áin ll mé _be ba eann tá _o aid aith ib ' tea _mé chu ibh each_ ean_ irt_ \
    _na_ ist fu mha bea _bhe lá ic _sí_ eis bhí ni héa _sa ith_ sí_ har _bhí ig_ ur aí hr _am \
    _bhí_ da úir hfu _chu ol ne_ _fa bhí_ _ac _bhfu _ó ana mé_ _fh aigh_ bhfu _mé_ tú _le_ tá_ \
    hean háin sin eir_ nne cé _aga ibh_ iste do hui fui ní ste acht co dea ng nach id_ hfui lei \
    nac ce c_ lea hfuil _bea adh_ di fuil ha_ ú_ uil_ bhfui éan _do lta aoi _lei _mh dú fuil_ \
    eat teac ath
    gl áéíïñóúü e a o i s n r d t c a_ e_ l _d o_ s_ u de p er m en _e _p da n_ re _de ci _a to \
    ó os te _s es os_ nt b _o _c se de_ ra ón ió _e_ ión g ad al it as do co _a_ v so ac _t da_ \
    li ar in ción ció ti ei me on to_ ere ito r_ der pe na _de_ ta _n á _co ent en_ eit _se rei \
    ereit reito eito reit erei f id derei pr dere _dere _der ec ia ade aci dad ri _i ón_ dade ca \
    ión_ st or ig rs _pe ro á_ is per po un x di ic as_ ni ers tr _da ción_ men _per _m nte ment \
    ns _pr _te io rso _l od le an om rt erso ación oa ació ú _pers pers perso q qu ida soa l_ nd \
    rsoa ersoa _r ten am ue no ma ito_ _po que do_ al_ eito_ _in _do nc _li í _da_ _o_ be tos \
    cia res tos_ ib ou em gu go _re pro _ou dos rti pa iv ra_ h ct _ten es_ ten_ u_ _pro te_ oa_ \
    tig con soa_ est lib _á _lib _ten_ ol rsoa_ tigo_ mo _ar _es tigo artig rá go_ _tod dos_ \
    arti rtig igo_ igo nci _arti art _to rtigo el _art _f tod ª ade_ _ª _con _pa la ber oda oda_ \
    _á_ que_ nte_ _qu _q ue_ z _que _que_ _com tra sú idad _ou_ úa at ente dade_ _súa ou_ com \
    súa _sú idade ser _en itos toda _toda itos_ nto oc toda_ rd ve _na nto_ ter vo des súa_ mi \
    _ser se_ sta óns ai er_ ar_ ado _súa_ úa_ si ibe _libe sa rá_ ións _ca ns_ iber eitos rda \
    _no liber ur erd libe erda rdade or_ ed ica iberd rdad cc erdad berda das berd era nal nac \
    du ncia sen eme ais pre ement esta _as ente_ erá emen por ha ento óns_ ara no_ naci ce lo \
    par is_ cións ións_ cción ab vi _un _est ento_ ame ant _u cci _v mento cció cto _en_ _di mp
    hr ćčđšž a i o n e j v r u s t a_ d i_ m p l k je _i ć _p _s ra o_ e_ u_ b va na pr _n _pr \
    av z nj no im _i_ ko vo an _o _d st ti g ma ov ni od rav _u pra os prav ima _na en ja _pra \
    je_ _prav at oj po ob ma_ m_ _k na_ da _b lo nje it lj ju ti_ _po anj li š ne il ima_ _z ed \
    za ak _m ko_ vo_ bi ij re ći uć vat ro ka vi ri dr sl _za h avo pravo va_ tk tv ravo da_ \
    ravo_ _im avo_ c _bi _u_ će dn tko ar mo _na_ bo _ima tko_ no_ _r ji ih li_ ili sv _sv ava \
    ća van iv _sl ja_ ve om te ili_ og ije ost ih_ la _t _dr vanj di h_ _sva aj _ć em sva _j ju_ \
    jed ru anak_ in _ćlan ćla _ra ćl lobo _slo nak_ lana tu slob ćlana ova anak slobo nak _ko \
    ne_ slo ak_ _ćl ana obod lobod el _slob nja lanak _da obo k_ bod _ćla lan ćlan lob _os _koj \
    vatk _ne vatko št ta koj atko atk _da_ _ima_ mi svat _ili_ eć _ili or _svat atko_ _il su \
    svatk vn iti stv pri az _pri ud du im_ ci se ad iti_ _je _su ić anje ot _ka om_ voj dru vje \
    _v nje_ vj ati bit enj ćen ući nja_ _ob ati_ ava_ anja _se un se_ sti go _se_ er ću edn to \
    sa on dje ćav sk rava dj _mo iz is ran _od ol op raz rć al jedn lo_ drć aro mije rava_ svo \
    vanje drća g_ rod ovan mij ako ovanj _svo anje_ do rća prava _dru eno eni oć br su_ pre \
    anja_ _nj pos nih oda ni_ ać svoj arod ćiv nih_ nu vr ćn ek eg sn narod so _svoj nar naro \
    oje am ap vati _bit ovo _bil nim n_ me drćav avn vati_ rćav kl aju nov nos bil iva _pro j_ \
    up pro tva tr red biti_ ovi bra sta ilo_ ac ilo
    hu áéíóöúüőű e a t s l n k i r z o á é g m y _a b d a_ v t_ sz el h k_ et gy s_ _m _a_ en ö \
    n_ _k j i_ eg p _e u le ó er f ek te és _s al ta í _h _t an ze me at l_ es õ y_ z_ tt ke _v \
    ás ak _é ny tá c re to e_ ü ne os ál _f az zt ár _n ko _sz is ve gy_ ít _b ra or ol _i em _l \
    la ez be lt ok ye _me on en_ ar _az in án se ég egy ha r_ té ér sze én ly g_ ll iz de ek_ mi \
    rt ba ho és_ az_ va ag ka na og ik nt ô tt_ _az_ ni cs ki kö át _eg nd fe _és lá bi nk _le \
    an_ _és_ tás ké meg _egy ma as sa sí ge ot za m_ _meg _el bb ro zá he má sé _r sít tos ti st \
    _j él it _ho ül _ha vé am oz ele ya zto ú biz so et_ izto izt ap ed ss bizt ék bizto iztos \
    ét ztos osít zet osí mé _is tosít tosí ó_ agy ztosí li om _fe ere ág nek vi _d zo _kö _p let \
    ak_ já ett û si ész ép vá rá is_ ítás ítá kor ai fel da _mi pe ogy ban ad ga _va ott _ne _ki \
    ör zé ben _te zi sá ség do tó em_ _ta ogy_ _á ól _ke _g gye ák hog ri mo ok_ hogy il el_ zer \
    ete nn nak je sítá szá yo osítá sítás _ké _hog lé _hogy ig hogy_ ban_ ese _bi fo ja ul õ_ _c \
    ká es_ ná ény gé ás_ egy_ áb rd ány _biz _fel öv ala szer po _ma leg tö ket un di ai_ nek_ \
    rm tal év _is_ nem ti_ öz szt ut ter dé kk or_ b_ né os_ re_ rs _bizt min ben_ ra_ ik_ go \
    len lm öt ely aj öl _sze _be ev ré ssz nt_ gya si_ sza
    id - a n e an i k r u t s d g m n_ an_ ng p l b _d er h da a_ ak ang en at ta ka as y _m ra \
    ar o sa ya i_ ga k_ di _da _p g_ me ng_ _s _k _b la pe be ke ha ang_ _me ma al ba se un _ke \
    ata in _di _pe dan _a ia ak_ tu ti kan am na dan_ _dan_ _t _dan j _se _be ri asa ah ber em \
    uk nga eng kan_ ran ny eb nt _ber men ap yan h_ _ya _y yang ua _yang _yan yang_ gan si ara \
    nya pa hak _men s_ te per nd t_ l_ ik u_ ngan _h or el rang ja ala m_ hak_ ni ad ngan_ gan_ \
    tan enga ai li _at al_ et _u p_ at_ _ata _i c us san _te de ap_ ter ku pen ora oran il su rh \
    uk_ aa orang um erh bu _ma w _per rang_ ntu di_ it _o aka _ha erha rha _pen eba aan au as_ \
    ru _de ek ol ama ah_ id tas du tuk atan ntuk es tuk_ eti ntuk_ _ba engan _or _ter ika r_ ari \
    lam berh _un _mem tia mem rt _di_ ela pu ur eri era berha sal _oran asan _berh _ora ngg ya_ \
    mp unt atas am_ untu ca alam gg den tiap_ deng mu nda iap_ erhak denga rhak etiap iap wa \
    tiap etia rhak_ _den _deng ebas tan_ _unt bebas mi asi pun keb _untu mb beba untuk beb _pa \
    bas aan_ eh lu dak le ebe end is nya_ ri_ lam_ ung dal alam_ dala man ada sal_ atan_ tas_ \
    kebe akan _dal asal _dala nu _peng asal_ tau lan peng dalam basa au_ eg pasa kebeb ban _atau \
    pas pasal ebeba ena basan ia_ _pas ebeb _in atau ut atas_ ebasa _pasa ag set im san_ na_ sia \
    setia _set seti ge _seti _sa up apa ana _l rk ib adi gar ta_ tau_ akan_ ers uka un_ _atas \
    ma_ _keb _ka ra_ rs ju atau_ re _n erl _hak lak dar aha ari_ gara rl dak_ ara_ um_ ila asan_ \
    kat atu ert pun_
    is áæéíðóöúýþ a r n i s e u t ð l g m k f r_ v ar ð_ _s á o í a_ in i_ h j d st að n_ _v m_ \
    nn _f ur _a ó _h æ ið er um g_ y _e þ b ir ri an ö _á að_ u_ na í_ ar_ _þ á_ _í ta ei la _m \
    _í_ um_ t_ ti _o ur_ _að ið_ ði ve og ú og_ _og _og_ nd p ra un ir_ _að_ ni en ðu _á_ ng il \
    ga _t nu ki ja inn _b sk s_ vi rð ða ef ag _u se lu af _ve tu em eg nn_ _l va _k ns re tt l_ \
    am es yr al da gu _se ver _g ing _n is _er sa ður le _st sem ll me ha li kk rs _vi rn sl gi \
    ss rf fy ði_ mi ka ma ld é rir sta fyr ví di ru var _fy ku em_ nar _sem_ _sem sem_ he yri \
    _fyr si yrir au er_ ek _ha þe fyri fyrir _þe fi fr ge or ne ann jó _va _fyri _ver fl _er_ \
    _um ík til _he fa il_ _ti _til gar _var na_ ý eð fu nni _me ki_ við ey fn arf til_ st_ _til_ \
    þa num _þa as _við rt el uð inn_ _um_ ra_ bæ tar ta_ erð ór and _sa ig _en nga rir_ us jar \
    et ár _sk ndi æð var_ _r av æk nna ður_ ál ko nin við_ ól ins ik yrir_ ns_ on ein _við_ ög \
    já öl ðs _mi f_ sí sj stu nda _var_ gr ús tæ ri_ haf _sí vík rin te nes ót ru_ kr ær num_ k_ \
    _fr _ge rá ug ngu an_ inga _haf enn ars rið en_ sin kur it ða_ ti_ rði tj ni_ at tarf br slu \
    kki rg má kv _en_ gar_ du ju eið und lag tur ega hú íð gn hef kj _hef _sta sam _ei ft ga_ lö \
    kki_ star in_ með _ár _með ekk inu tö aði jö æj _bæ ess hús ut gs aví mu _ú rst æjar leg æja \
    ja_ avík
    it àèéìòóù a e i o l n r t c s a_ e_ d i_ o_ u v p m _c _s _d g an er _a _p la _l re ar h no \
    co va _e n_ on ra to f di _i ch ll l_ la_ ta el in _m en b ri _co _n _di li av al le ia se \
    ol _f or te _e_ ve at de ne va_ ca tt re_ nt io _v pe z to_ _ch na si ' he no_ ci _la ro _g \
    st cc he_ di_ ma ev che es me pa _t ti _di_ ss che_ nd ell gl sa il gli da as do _che _che_ \
    eva _la_ lla le_ un _pe _de q qu ava po on_ r_ li_ _b _il _il_ il_ lo om ni tr so ra_ os _in \
    _u per are et _se ano si_ _ca _qu lla_ _q _a_ ac _r ic _no ie fa hi del ua _per ce _ma sc \
    _del mi _un chi era su and vo _fa eva_ ano_ gli_ non pi vi er_ _al se_ _ne _non am is ava_ \
    _non_ non_ in_ ent _si _pa com _le _su uo el_ l' ue te_ _com are_ pr _in_ van mo ta_ gn ere \
    na_ tto it _per_ per_ é all ess ut col acc gi lo_ oc vano io_ _av ndo é_ ato ave _st me_ 'a \
    ia_ con mp fi ett _si_ _pi era_ ti_ ó vano_ _gl qua ella sta ome _gli ad _ve ant ne_ ó_ sp \
    do_ _po ro_ ov _le_ ella_ sse _con ir _vi ig _gli_ _ave vev un_ ot veva dell que _o tu cia \
    za _que _da par _pr cch _dell eg _sa _col lt _un_ rt ur _vo _me ome_ ap zi nto og _an _so em \
    ag be ni_ im cchi ver lle nz cci _ri nc _er come_ come aveva ui avev tto_ _come ed man rs \
    occ ndo_ ato_ _qua _era ari ba _mo nel id men _fi _all rr _do _avev att l'a ei zz vol pp tra \
    ere_ lle_ nda utt est _nel ul ola iv ando ale lu rn ll' tta nte _l' uel
    lt ąčėęįšūųž i a s e o u t r n k l p s_ m d v ó g j o_ ai _p _k i_ as b au is _n ka si _s ia \
    ý ta ie ti y _t in _i us pa ir ar ù _a r_ ne a_ ri _v _pa al ra li u_ vi _ka da _ne _j en ù_ \
    os ki õ an ik ma as_ st _d ai_ am is_ _ir jo ir_ at _ir_ ni ga _b na e_ to pr _g _m û ß io \
    ei ý_ su ßi uo la er va vo ýi es ó_ _vi ko iau sa iu et nu ja õ_ _ta el ój os_ im it _pr no \
    av ur mi ve ak ku ek tu _ý ad ñ _l us_ _su oj au_ ba nt me te jo_ ro ós iù tai _õ ló pas ip \
    iai di usi vo_ kai sk _r aus ap gi mo uk t_ _da be ien il ti_ re _nu ßia _pas pri ok dó ól \
    bu on asi id ul ji aip ia_ _sa ot gal nk om p_ _pri od vis _at vie uv ab iù_ ama nó sta kr \
    ais rt ójo _õ_ pi avo ng mas du ug _ga ol tik ali _vis iek ini kad le kó tó dý go ip_ aip_ \
    ró dýi ke k_ d_ ad_ _ti _ma _va z iau_ m_ kar um tù _kad uý tr _kai og kad_ _ji rie yt _ja \
    _ko vó ys jau ar_ pra aý ant kl tas gu _ku si_ pe eb ójo_ _kad_ se _ki or ly lo iai_ _la ts \
    ñs ig ut _u ós_ avo_ ie_ kt em do je ks ats _be ris l_ _vie tin ag dam _st _bu io_ kas _jo \
    vien _gal ót kia lia c uri uvo ru ty ep nd lai _tai ju man buv tý _to bi up po rs _prie aik \
    ui _tik ij pat prie ies tai_ n_ pasi ius eik _me ina
    lv āčēģīķļņšūž a i s t e r u n â m p k o s_ d l j î ie v as u_ _p b z ç a_ as_ g ar ð ti c \
    _a ja st _i _v pa _t um _k â_ _n es i_ at is _s ai ta an ka r_ îb ij _u _pa un no va ma ra \
    ri iz in vi pr sa ju tâ ik n_ am en tie na ða tu ija ir o_ m_ li ci ku mi _no ek _un t_ _l \
    un_ _d ot _un_ ies ar_ nâ da ei em _ti pi al ba ts _iz ap jas ko au ðan re ni kâ ro et rî ga \
    mu jas_ tr _va te _pr sp sk ne îba âs ijas _ar la to ad dz îg tî çj _sa jâ _m ties lî ijas_ \
    _at ed _pi ò çr gu f si mâ nt tu_ _r ru âj jum âs_ ât iem _b _vi par pie rt vç _ne âr ai_ _j \
    us _ka er bas _tie _par di û ms âd îbas om bu umu iek kt it râ _ko ana âk or de inâ dî ur \
    pri _c ta_ bas_ es_ _pie il os ðana id _ie bi ak ja_ îbas_ çt îbu _g ï ma_ ien kum _ir on \
    _ties zî ce ied ist ts_ âm vie cij ka_ _ap sî ir_ zi uma âl _ir_ oð _da î_ arî do ve ls bu_ \
    val mu_ isk uz av par_ _vç _par_ vçr _ar_ rie _uz aj îbu_ oj kâ_ ld iet iku ks du ep ms_ ec \
    ais str nie am_ ums ju_ z_ ru_ îj gum iò uma_ çrt îgu me dâ ît ent ikum pâ em_ lie sta rî_ \
    lst eik se pro rs tik lç ska pap kas rm âju pî nu pç tei nas jo lîg ut iem_ ras pu _li _ga \
    dar _kâ umu_ îv îgum kas_ tîb vai lîgu arî_ ev lai îr lîgum tv að _arî_ _arî _vie îju teik \
    cija rb _ð jâ_ nas_ tâj vçrt iec _la îd _vai îjum vien als _lî apîr rts isi pîr papî papîr \
    apî tsp mç im be is_ alst _ja rtspa
    ms - a n e an i r k d s u n_ t g an_ m h p a_ da b l ng er ra _d ang ar ke _s _k la ak y sa \
    _ke ha ya ara ma ka at en ad _b se ta _m _da i_ pe ga as _p be ah _a ada dan g_ ng_ ia ba \
    _se h_ ang_ o al _pe pa ti di dan_ _dan _dan_ in k_ ran eb am me _be _t em ap ber _me ny un \
    nya ah_ ak_ hak ata ala _ber si kan asa nd lah per ua j _di na ra_ hak_ kan_ da_ ara_ aa aan \
    ada_ lah_ ep gan tu _h rang nga rk erh dal rh dala eba ri te rha erha rang_ p_ kep ik erk _y \
    pad pada yan u_ _o ama yang_ _yan _yang _ya _ma yang ngan nda or _kep ap_ _per pada_ el _te \
    man ya_ et w rka eng aan_ nya_ ora men alah iap ter orang oran uk ngan_ _men ja c gan_ epa \
    san aran li berh _berh _ha es _ter _or erka epad kepa epada au kepad _kepa berha pen erhak \
    rhak _oran _ora nt rhak_ eti ai ag alah_ _at _ad _ata asan eg tia tan t_ gi sia tau _u lu \
    kar nu iap_ etiap ni etia atau _ada adala tiap_ adal dalah tiap _atau _adal le ebas tau_ \
    _perk m_ atau_ bebas eh perka au_ beba dak beb apa ela perk ol bas set keb rkara kara_ _keb \
    ca kara erkar rkar am_ setia _ba end _sa seti _set bu ega mb ta_ il aka gar sam pu ana _seti \
    _man sama ir lam leh wa ne ole oleh su enga oleh_ at_ _pen leh_ eh_ han di_ alam_ alam eri \
    ek egar aha lam_ mu gara egara _hak anya _dala _dal uan _l l_ de san_ us pa_ any dalam neg \
    ih aj mas rt kebe nega atu ku gs _i ebe _kebe ngs seb kebeb ebasa ebeb mem basa cara uh ian \
    basan f ebeba du _mem asan_ car ndak bag angs negar dang ing _seb enda ul kes ika um mat \
    ngsa gsa ran_ _n angsa seba
    mt àèìòùċġħż i a l e t u n d j ħ r m o g i_ u_ ħa k għ s li a_ _l al ie ta għa _t _j b z f \
    _g il _għ li_ _għa _u ji je _i dd an ti p _m _ta w _u_ nd n_ ll on h ed in d_ _li et ni l_ \
    t_ q ' _f mi dd_ ż ħan _li_ x għan and _k ġ ħand er du ħal għand di jo ra ja m_ jon rt jedd \
    jed zz edd _ji da ku _b _għan tal ij ul nt en ko ali zj ik ad ri du_ it un lu _tal jie zjon \
    zjo iet et_ na em zzjo _għal għal zzjon iet_ zzj andu is ħandu jiet _mi ndu ndu_ andu_ add \
    _il jiet_ om fi _je ol st el joni oni lu_ me ħad ew ni_ ma ar edd_ tà jedd_ v à iji ali_ aj \
    ijiet zjoni add_ ijie ħadd tik at bi _s w_ rti az a' '_ a'_ _fi _kul azz s_ kul ew_ ċ ħu la \
    _ku kl rtikl iklu _p lħadd klu tiklu ha si ir klu_ lħad pr iklu_ ikl art lħ rtik ulħ tikl ho \
    arti ulħad iż artik ulħa lħa oni_ eg _jew_ _ti jew jew_ tà_ joni_ à_ azzjo azzj _jew għu hom \
    _d ib ag _kulħ ddi ja_ kulħa te kulħ agħ ta' ta'_ tie ieg tt ka ħadd_ egħ ur kun iegħ oll \
    _bi ss im ħall mil pe all _ko kol ra_ ll_ am min al_ _ta' ġi ro koll ha_ be iegħu _ta'_ egħu \
    id pro ill om_ tieg tiegħ ber _tieg _tie ent _jk kun_ iber re ħal_ as un_ hom_ ma_ iġ jk ibe \
    _min dh ibert de bert r_ lib liber or libe ert _ma nal għall _in kon x_ aq la_ nali jn eddi \
    es ħandh ej andh so diji eddij għal_ dijie jj mm ddiji jeddi lh ija ndh dij ħi ħe _x ien \
    ddij em_ _jis ist eħ
    nb àåæéòóôø e r t n l i s a o g k d er r_ e_ m en h v f et g_ t_ el _s re er_ _o te ti l_ de \
    _f n_ tt _e å p og_ og _og_ _og li le u _h in ne ke _t or _a sk nn ve ng b il an ig _d ar \
    en_ es nd ri ha _m _r til ll å_ he st fo ett me _ti ge _ha _til ik al _re for se om ing _i \
    ret _de rett s_ _fo til_ _til_ il_ lle het j et_ ver _for tt_ _b _ret _rett ar_ so ø nne ell \
    be m_ av rt har_ _har_ har _har y ns om_ is enn _u i_ _me d_ kk ter fr v_ elle lig kke at \
    _so hv _v _p _fr ra ler un _l nt av_ on ed ikke ls _å ikk le_ el_ ng_ vi and _n si _i_ ka \
    ller kel som hve _å_ hver _g ler_ eller de_ or_ ta ett_ _som_ rett_ els som_ ller_ _som am \
    nh _av enne _el lse di nde esk nge as ing_ _elle ska la else for_ _ell ghet kkel ete gh den \
    hver_ ver_ ghe _er _st hete _be it ne_ _av_ ten ter_ rti fri artik _ar ighet kel_ nhv tikk \
    kkel_ tik rtikk tikke _for_ arti men _art ikkel igh nhve nhver _arti rtik re_ _k art ighe sa \
    rs tte _en enh jo _fri gen _enhv _enh ig_ ske enhve ol enhv _sk ke_ æ id gr ær te_ _er_ ut \
    al_ na jon tr ni sjon pe der _ut på _på sj kt sjo asjo heter unn ner rin rd på_ asj eter \
    _på_ han asjon em ek _den rk ent sam _med k_ je tig lle_ ed_ med eg ge_ eli tigh nes _ska \
    ttig a_ tighe es_ se_ tti elig menn ttigh ene kr _men _sa _an ngen inge fe _han ning ei isk \
    ens nin end kl rih ring ling den_ kal ie rihe ihe itt rihet skal lin lik eter_ _skal _sam \
    skal_ ih ihet ghete kal_ ru nnes frihe retti ennes nesk nnesk neske _si ts eske frih _menn \
    _ve etti nte _de_ mm ettig mme lan no bl
    nl áäéëíïóöúü e n a t i r d o n_ en s e_ l g en_ de er t_ v u k _d h m an te j in _v r_ de_ \
    ee p et ge aa b _e st z ie _de w c s_ _de_ _h el ij et_ an_ he _o nd _i ar _m re ve ' or ng \
    at _s oo _z le _b _a _he va er_ me _w f on _t _va _g di nt g_ van ch is ing be ni it een \
    _van al den ti van_ oe ke _van_ aar d_ we da tu _ee ud een_ li es _st ver ten ri nde der _in \
    k_ vo het oor _het het_ _het_ _een l_ ze _n ro gen _een_ at_ op _en rs _da stu in_ _be _ge \
    _k rd tud _en_ te_ ei ent _me la ek ed ra stud ie_ ste _vo _in_ _stu zi om ui ten_ _stud ude \
    die ns _j aan se ma _ve ne _p eg p_ ar_ aar_ _te ng_ _we '' ers _op dat dat_ ig ere eer _zi \
    voor voo nge nder nte or_ ta je ing_ ll _ver jk oor_ _dat ijk ren is_ _dat_ _l and lij ter \
    na uden tude _voor _voo ond ken cht _al ht wa ho em den_ pe sc un ur _di gen_ zo rt ev mo \
    lijk _is stude ha to el_ og op_ sch ol ente _u pr end mi iet _aa eli dent ijn jn ou men _' \
    tie _is_ nie tr ak id udent tuden uit _te_ aan_ ld _aan ede ja nten it_ je_ ts erd est _op_ \
    ad al_ _ze _on rk lle ens gel m_ len _r ec inge met _met si die_ us onde _ni eu dente enten \
    ic _met_ f_ met_ no ko voor_ rde ngen lo ot as zij _nie vi eb _zij ep wi _zo kt ege bi j_ \
    ij_ ze_ do lan ov udi ord onder elij _wa elijk ef _die ag erk eren ik _ma gr am _mo ul nn \
    eve maa ingen wo _'' tudi nt_ tudie ven udie nten_ _die_ jaa ka eke ite a_ _je ac jaar _je_ \
    _zijn zijn nen ijn_
    nn àåæéòóôø e r n t l a i s o d g k e_ m r_ _s f t_ v er en å g_ re de n_ et le l_ _o _f ar \
    ti an å_ _og og _t og_ _og_ il h el j _e p _h _d sk ei ll in me nn om tt u _m te ha _a st \
    _de i_ _ha ne en_ al til _ti _til er_ ke lle na ar_ _r _i ett ve il_ til_ _til_ nd ø a_ d_ \
    ret b _re rett ik je ka li m_ et_ om_ _p or _v ta eg le_ fr _g _ret _rett har _har y _me enn \
    _har_ har_ ri _å _k id ng _l so _fr as _å_ rt _i_ and tt_ kk nne ska fo lle_ ikk am la _sk \
    det ver men re_ se sa ell es _fo for dom do _so _n ge _b det_ av ne_ ra _ve _ei ed elle on \
    ing _på enne gj el_ ere på fri kel v_ _for rti _på_ på_ an_ leg _el ler de_ kke _elle _art \
    ett_ artik _det art rett_ un kel_ _ar ller_ ler_ arti eller tikk rtik _arti kkel_ ller ikkel \
    tikke ikke rtikk _ell som ns kkel den tik al_ ein som_ alle_ all _ska _u _al _all ei_ _som \
    alle nde _alle _som_ or_ sj menn _st _sa av_ _det_ skal_ ten kal_ si _den rd _sam ld sam \
    skal jo it kal _skal _ver at rid _fri tte tr gje esk ig _gj ske vi den_ for_ med rido je_ ga \
    frid gr ido frido idom kj va nes ridom be nt ette menne _for_ _med sl asj _gje ter nesk nnes \
    kje eg_ nnesk ennes jon sjon asjon asjo ed_ sjo te_ _menn ru _er unn _den_ is ten_ _men ski \
    ast med_ må rn ki _er_ _dei ke_ han neske jona sjona dei ere_ eske ona ane _gr lan st_ _av \
    ste pe _med_ _ein _han dei_ tan ag no kt der _dei_ _an k_ år _frid nas ni nl _ut fe ak rb ev \
    _sl nga seg ut ol land da bl tten ge_ arb rs mo ande ame rette ad lik øy få eid bei kil gru \
    skil
    pl óąćęłńśźż a i e o z n r w s c y t d k p m ie u l j ni e_ _p ł a_ o_ b _w g i_ _s ze _n \
    nie cz rz h _z ę ow ie_ y_ na ch po pr wi st ż ą an ó ra zy ia za _t wa ro _d _pr ś w_ sz \
    _po _o m_ li dz ki en mi ta ci ej nie_ _m _k ar go _i em od yc ał rze do eg ko ac to _na _ni \
    h_ ch_ ć ię _b on u_ zi ka er sk si wy te ak ę_ _j je z_ ny aw ne ów _w_ _c ego prz _r al ła \
    re es _nie dzi ty j_ ic _prz ad ej_ le ć_ ed ych _za _do zn go_ ani _i_ no or ło tr os am da \
    ec ol ą_ by ego_ at że ym wie ł_ na_ _si as wo pa się nia owa oś el _się ja rzy prze _wy ię_ \
    in de kie dn ob _u ych_ ez śc ws ści em_ _się_ się_ _nie_ kt ski we _g t_ _prze _je aj _a \
    że_ _ż ia_ eni om la k_ mo f pi is cze _z_ ń nt ce sta ry ma cj zie ek oc dy owi sp tó ud \
    ier pra czn ys nia_ ją _że oz zo dzie ku ów_ czy _mi _że_ mie do_ iej ym_ _do_ cy _pa ył \
    _na_ zy_ ew _l _cz _by ru to_ ąc _wi ln ok ot raw nych nyc az ik bi _te tu wan et ór cie _od \
    ba oj ośc ił _ro og mu ości d_ tw io gr _to us ż_ ać ach yd _kt _ko _st pow yt kr ał_ ak_ \
    li_ ur sa op yw ent bo _sp iem któ praw wn tór ią ły zu dni im icz ró łe któr my est awi \
    przy nych_ ki_ pro _któ _któr _przy _ja szy iał ania ze_ ne_ ńs _ty sze aż nn pod ać_ za_ \
    cza ło_ _to_ iu zc esz skie _ka so trz oż ieg nik ga
    pt àáâãçéêíòóôõú a e o s r i n d t m u o_ a_ e_ c s_ _d l p _a de _e es os ra _p nt _de do \
    en re as v m_ de_ er g _c da co os_ te ar or q qu _s ta _de_ _o se ue to ad que em an f r_ b \
    st is al _qu _q in as_ ã do_ ent ão _n _co _a_ _m on ç ri _que ma po ia ão_ na me ro _t pa \
    da_ h ue_ ca que_ nte no tr am em_ _que_ _se om io _do ti ci _da nd ei ra_ pr _r _e_ _f ss \
    es_ el id _o_ _pa um pe _po la ir á ic di li é _re ve mo ou com sa si men rt _i con _da_ se_ \
    _com ado to_ ai it ec dos _em ção aç çã ara so tu res im _pr mi ua nto ment í par _do_ ce \
    est u_ ente l_ _u ni z sta nc _em_ ção_ _v at dos_ _es te_ va le ur _um vi _par _con ant lo \
    ia_ gu ar_ ac no_ eg il ns er_ _ma por _in _l ó ont _no tra ida is_ ol açã ter ação un _te \
    or_ ma_ _pe ara_ ist para nta ais ut nte_ j dad _na am_ ade ica x al_ des _para ada nh _se_ \
    mp ndo _por ação_ para_ eir ui vo ou_ ta_ ria tos rr io_ br _di õ õe fo ões mo_ ov pro _os_ \
    _os das iv uma gr su fi um_ na_ ga ais_ lh ort cia _est cont ig á_ ran ça om_ _en dade _as \
    ho ntr nto_ fe das_ uma_ ess é_ ndo_ ob ul ente_ go ento ver _des gi ha cu idad av ões_ _pro \
    ura ap _com_ _ca com_ ao ne od pre ras _me _ao _no_ oc str tes _b and _g ro_ omo _dos _fo \
    _dos_ rn mento ito ev rio ass eu be sp _uma ep tad _uma_ idade _um_ nã não ct ram ado_ ela \
    omo_ iz _an
    ro âîășț a e i t r n u s c e_ l o a_ d m p i_ in _c _s _d re ar _p de _a te _i at ti ca n_ \
    ta si _de f st ri u_ nt ra _m g v ul de_ _in b _de_ le l_ un _si es tr ea t_ ce ma cu er _ca \
    si_ _f _l z la ne sa as _e in_ an it te_ or el ci _si_ _n are pe re_ al _t se ic ie _u ul_ \
    ni int _o en ta_ ur pa co _pe ia mi pr _ma oa me lu li im _in_ da na _sa ac ii est r_ h _cu \
    le_ ai ca_ il ru sc _v nu tu _un nd di are_ to am on o_ is sa_ la_ _b ste et ec _r car ui \
    un_ lo cu_ ei pe_ m_ _la _ce rt _co ent ro ele _pe_ po ea_ ntr _cu_ _pr ut nc ata care um au \
    va _o_ _car ii_ ind _un_ os ad _la_ este ste_ care_ ir ga ap ol ra_ _di _care se_ om ara ati \
    fi _sa_ zi vi _ca_ _se _nu ai_ ch pi ve fa ot _a_ este_ du ine s_ fo _ci ui_ ba ne_ us _g fe \
    pu ce_ ar_ _pa oc sta lui ns em ' oar din iu _int ate mu hi ele_ mp sti bi ata_ ti_ tra c_ \
    tre _al rea mai j gi d_ _fa mo at_ _e_ nte lt sp za mai_ su na_ tat sin ez tru ie_ ia_ _re \
    tul _fo ina art no nu_ _es _po cr inc _da _mai lui_ _din _est pre _mai_ io chi ge pri eu uri \
    az _nu_ _me ct au_ esc ev ei_ min ace op ng ici _lu ari _mi ita _tr ere or_ ast ist nt_ _se_ \
    ou tin intr con do _fi str am_ rat ru_ ri_ par oi uc ze pl res _ac ulu din_ va_ ada ului \
    _con id inte ile cit _din_ lor ig rin da_ _st it_ ani nd_ ci_ ag eri tru_ _ne rm _este nta \
    bu une ma_ nti imp iv ind_
    sk áäéíóôúýčďĺľňŕšťž o a n e i v r s t d á l k p m u a_ b _p h z o_ j c _a _s e_ pr ý _pr _v \
    y _n ro vo st ž é no en _a_ od ov po ú u_ rá an ne ni áv bo _m i_ ť ch _z ie na va to ho os \
    č prá š _k _prá k_ práv ob ť_ ráv _práv _o né in ok je mi ia _po é_ í m_ v_ ý_ le or ný y_ \
    la lo om ľ ra _b ci _r ti ost á_ _t sl re h_ ná _ro _na ie_ ch_ do ho_ ani ak na_ za eb až \
    _ne al lá nos ok_ ko oj by _d má _na_ ed oc kto kt vo_ ej ažd aj ve žd právo ú_ má_ ol de \
    rávo ávo dn _má ebo _má_ _ale nok_ bo_ aleb leb ale ebo_ _j án dý _al _aleb alebo _v_ zá nok \
    lebo lebo_ _za ždý ých ad es aždý _č _je ýc _čl _sl člá lánok čl _člá článo sk člán ova \
    ánok_ _člán lán áno ánok láno sti aždý_ ávo_ _každ ka rávo_ _kaž každ nost _ka tr kaž ždý_ \
    dý_ van to_ áva nie každý né_ že tn ým sv ého slo _slo om_ ne_ lob sa eni j_ _slob éh slob \
    tor vn av ktor sp rod osti ých_ _kto ot _kt bod slobo ri obo so nia _sv rov lobo _ktor mi_ \
    _zá obod voj lobod te ého_ me ár vy _ná li be mu ud et ta nosti je_ nu am _vy ma vi ln nie_ \
    či _sa še as ať áro _u _i _sp kl svo ej_ ti_ ať_ _by _ľ ác náro _svoj mie kla nár oz svoj \
    _svo odn dz jú iť roz ní ľu vani ovn tv _ú ľud ia_ ké ký _ľu oci iť_ _ž _roz pre at mu_ néh \
    _ma anie ného _pre _ľud el ného_ sa_ ený _sa_ er on kr národ _rovn _do ny ke ák ovan _rov \
    ným anie_ nú nes by_ ož iv mo hr oč árod ži pod ez _k_ rovn tá ných byť_ eh _pod yť_ í_ spo \
    yť št sm eho zák ajú ný_ _byť_ nýc _náro ar eho_
    sl čšž a e i o n r v l s t j d k p a_ m i_ e_ _p o_ u z b _s je ni č _v _d pr g ra _n st an \
    po re na h ov _pr li al _z je_ la š ne en ko in c ti v_ _po no ve _k _i da _j ri ja _t se ed \
    em te za od av lo nj _o _je il or ka sk _b _je_ ih n_ _za h_ er os _na va ta le m_ ev ij ar \
    do to ž el _m ro ol _v_ aj di at ih_ ki de _in vo ga me in_ vi om _in_ et pre bi da_ ik ma \
    so bo it anj eg ni_ mi ke na_ u_ lj iz ob _da li_ is im red _pre dr mo _se ji r_ ad pri _l \
    tr pa no_ j_ ki_ ti_ _pri dn ej _da_ ne_ ega _r _bi l_ em_ go sl ek ali ove ač ak ci ga_ ko_ \
    se_ jo ot ja_ _so lov as _do am nje es za_ _pa tu _za_ sti _dr la_ _de ega_ _ko og ns če ds \
    _bo ora vn ost _ne ič ven z_ či _te ce _se_ ča oč _u un ln pos ju sta op di_ ud vs t_ nsk tv \
    on ski pa_ _ka so_ _iz _pa_ s_ pro del rav eni oli rj še ili vr d_ _le pred jo_ nik love \
    _pred ske er_ str čn pra _š oven _ra tn _na_ _so_ nih loven si ke_ _g ic udi bi_ eds oj ru \
    _pro _pos nc nih_ ču _a az ok let udi_ _od aj_ _bi_ _ve rač _tu ija ter ist reds nd ali_ iti \
    bil _ob ati tud tudi _ki k_ be aš ir ža do_ sp _ki_ _st ep _del tudi_ rž aču _ni ah raču \
    račun iš _mo avn _tud čun ačun _tudi _to raz kr ova _e ogo ani ev_ br eb sa mi_ tem ta_ prav \
    slov ens bo_ že _let odo slo ensk ka_ neg ez nos eč _sl rža nega ili_
    sq çë ë e t i a r n s h ë_ e_ j u d o m k të p _t sh l _n a_ të_ i_ _p _m _s te ër _d _e g \
    _k _të _të_ v _e_ r_ ht n_ he në sht te_ q nd ri is et b je me in it rë _a t_ ur _i ar ës er \
    në_ ën dh en pë f _v jë nj ish për y z es at _me _q gj ra as _në ku j_ ta re një o_ ni _pë \
    hte _nj on isht pa th shte _për se _g ve in_ s_ _në_ do hte_ më ti aj shte_ ej u_ që _sh nt \
    jë_ _b _një di _pa _i_ ll _f kë me_ dhe ishte si hi he_ ja _që ua il _dh ur_ ër_ or se_ që_ \
    ç _h an një_ ng nte _që_ rë_ dhe_ _me_ ka im hë mi to tu ën_ _një_ ha nte_ tr sa ët _gj un \
    rr _dhe ej_ ki _ku _ng ik _nd end uk etë ko _dhe_ _ve va _l për_ shi erë ke kis së jo li ga \
    kish _ki po _se ' du mb _më më_ esh _si qe lë _kis oh _kish pr _u uar de hu _th al ta_ ilv \
    sil silv lv k_ ji _sil _silv _r os _se_ kisht _di st _për_ bë tj _nga nga _du ra_ vë gji \
    _ish rt _is ro ir ga_ ësh ont c hin _at und jt _mb tje _nga_ _do _pr rit men nga_ ri_ ma it_ \
    _kë m_ jo_ onte atë la ëri ilva shin silva lva së_ jer et_ _po ës_ kur ru nin ot hin_ her \
    htë ap shin_ mo ash tha _ç ëm jit _ta ul le ho _z dr jet nin_ _më_ gjit hk onte_ oni lo ba \
    herë ndo shk mend _vë ha_ dë tur el bi _ko uk_ erë_ si_ _sa ar_ rs pas ith uar_ _isht ai \
    _vet vet _bë zi d_ jith da gjith duk na hej tër _men _ka am nd_ _c _pas _duk jes ak ësht mu \
    kur_ yr em _së tha_ imi ie hej_ _së_ _u_ fu
    sr-Latn ćčđšž a o i n e v r u j a_ s t d l p m k i_ _p _i e_ ra o_ _s u_ b pr na va je _n av \
    _pr an z ko st nj _i_ _d no vo im _o g ja _u ni od ov rav ti ak pra en prav š ma _na č po \
    _prav _pra da _k m_ la na_ os _po ju oj je_ ima re ve li c da_ lj ob _b ž ne ma_ ed ro nje \
    za lo _z vo_ n_ anj št ko_ il vi ri ako ima_ _u_ ka ja_ dn it _da _da_ va_ avo pravo ar sl \
    ost ravo og tv h _za an_ avo_ ravo_ dr om ju_ bo vak _na_ _im me _sl ava nja _m ti_ _ko _ima \
    ci ako_ lan _sv te _ne sv _j ta ij li_ aj ili _č _r _dr vako ih di koj _koj obo sva lan_ slo \
    _sva em _član ne_ član_ lobod slob _slo ih_ _v čla no_ _slob tu _čl član obod lob čl h_ \
    slobo ili_ lobo bod _čla bi de _svak svak iv im_ svako _ima_ _bi _ili_ _ili _il stv đ sti \
    om_ _ra vako_ pri be mo ru vn ič ji nja_ to jed _je enj ava_ _pri g_ su _t or ć ik ol og_ \
    van at ez ud nos in ad edn iti ot _su anje nost se iz ran tr pro dru sa ova ac ic nje_ vanj \
    sta _ob anja _os on sn sk ni_ vr ža aju iti_ er cij _dru _pro uč se_ up el rod _ka du _se \
    aci _se_ eđ _od go ove jedn ovo _l čn ek rava _st do eni voj žav is rava_ prava az dna ija \
    osti as vu avn op red su_ ds uj nov un oja rž rža ba odi al lju drž što drža anje_ tva aju_ \
    nosti oš ji_ jen _ne_ nim odn acij am nim_ _nj ara jan ošto ku _su_ eg ošt ržav poš d_ pre \
    aš anja_ pošto raz pošt t_ bit _je_ nih aro ave ži nih_ enja nu kr _iz ve_ držav sno kl đu \
    oji _za_ _drž _sa gov _bit vno bez _ov če _osn ns
    sv àäåéö e n t a r s i l d o m k g en n_ t_ de r_ v h u _s ä er f en_ a_ an p et ö å st ar c \
    _d e_ in _f te b _a s_ ra tt _i _m ll ta _o _e nd ti sk re at _de om m_ ör ng li ka oc _h on \
    et_ ch ns is er_ är _v _t ni i_ _oc tt_ na y la _b h_ kt ch_ ig fö och or _och och_ _och_ me \
    den om_ _i_ d_ j ik de_ för ge ad _k _fö ri el il so al g_ le an_ _för si ar_ att _p es ing \
    se to _u _en and den_ nde nn _l å_ än nt l_ tr va am sa _so ga _en_ är_ ck av v_ ed ma da \
    som rs som_ ve ter att_ ha ne ut as ska _at _att _som _att_ _som_ vi ikt _av det _den he ss \
    un ke _g us di _st rn _me _ä ade _ha av_ ill _n _in io _r der it _av_ sta gen isk _ti id na_ \
    ns_ ko _den_ ag det_ lig era ll_ _det _är be _är_ ra_ ion pr oni til ten _si k_ på fr ro \
    till iv ls ande ör_ _det_ äl _på ts ens med mm rt _till _til _va _fr _sk var nin ning ol ka_ \
    lle ett rd em på_ x rk _ut ste ds _vi år nde_ are ver _på_ nis kr _med all ån nge mo os ld \
    ade_ ed_ rä kan ta_ ng_ vä för_ ill_ han pp lt sam nte ans ton ur mi ess kl ig_ ks as_ und \
    men med_ _med_ ak ot rna ul _var te_ gen_ het kto str _di tad lan ga_ iska fa fi så dikt dik \
    pe ska_ ja res ku iu ande_ till_ ern rm _dikt _dik ie bl od ist ius la_ sl man ren _för_ \
    toni kton ktoni ikton ikto nius ten_ onius oniu toniu ing_ dikto niu _ko ic _sa _han ett_ sm \
    ba gr lä ex sp lla _et dr rö rad ek _be tar _om rl mä
    sw - a i a_ u k n w m e h o wa l s i_ t _k y _w li wa_ z _wa ka ku r b an ma o_ _m na ya ha \
    g al d at am _n _ku ik _h ya_ is _y hi na_ _ya ta sh ali j u_ ki e_ p ti _wa_ f _ya_ ba ri \
    ng il c hu _na ni za zi ia _na_ _a in _ma ch mb ika _ka as ak ati ka_ _u kw ili en si _kw la \
    ni_ ma_ _s kwa ar ut za_ nd mba _kwa _z li_ un ny it se yo ia_ sa kat _i ika_ ana ish kati \
    _ha on ai aa um im v mu amb sha em fa zi_ di mi us _ki ha_ iw ama _kat _kati _hi _l ra kwa_ \
    la_ ja amba ao _za ji iwa tik wal le tika ge lis tu atika to atik uw _kwa_ ke tika_ aj we \
    cha bi az er ek katik ez uwa kut _al _b ad mu_ _ali rik ba_ kuw me ali_ kuwa ema wan bu sem \
    ir ata iz _hu ay ul af iki ema_ da ti_ sema aka sema_ te uz yo_ _v io iy uta ani _wal he if \
    _la ab go _za_ ama_ sa_ pa _t zo nge wam wali ua ur _c ise _ch isem ho ye iyo el mo ung eri \
    _wali mba_ ari ita isema ot _la_ uk ao_ di_ sha_ ini kuwa_ uwa_ ana_ lise lisem uli shi ga \
    iwa_ fu _il wak aw isha ri_ _am ara _cha aji _ili ifa _p uh iri chi asi po ong azi _j _kut \
    eny nc ko uu id w_ no ah ina rika _bw gu uo bw_ _bw_ _se bw ib kam hi_ nya si_ no_ pi ok ip \
    kwam amba_ dh end ani_ wamb kwamb _sh eza nz wi _kwam wamba alis _kuw ngo ap any ili_ vy \
    wana _hiy hiyo nch _hiyo de _kuwa ing hiy vi isha_ es atu nchi aki lim da_ ini_ ash ala ano \
    _kam _wan ano_ mw nde ji_ ion _amb ndi eza_
    tl ñ a n i g ng an g_ ng_ t a_ o l s k _n m y ang u ang_ p na _a la in r sa _s ma ka _na b \
    _m al d pa n_ at ak h ya _k ag ni _p _sa o_ ta _an iy sa_ _ang _ang_ t_ ay ga on it _sa_ ala \
    _ng am _i _pa i_ na_ an_ e _ma _ka iya y_ il li w _ni _na_ _ng_ as ba si ti ha ar ing ra ki \
    ong _b ap ong_ ko ay_ un ul yo to _l ah is hi _t lan ama niy at_ _niy aka wa niya _niya ab \
    di _si aw _d yan ya_ ata gi ing_ um aki ri ik nd ila mo da in_ la_ ali man ig iya_ s_ _ak \
    _at _h yon asa ina aa ga_ _mo _ba ito bi yang pag lang yang_ _la _at_ tu ara nga ro apa rr \
    lam lo nan aman aha mg mga mga_ _mga_ _mg _mga siy kan it_ san d_ ad di_ tin ' ati siya kin \
    lang_ mo_ _mo_ ako uma _pag pi l_ _siy rrr _siya ula iyo mi bu mu no pu nag ung ot niya_ \
    iyan ku k_ go awa ip lu _di pan _ta ini isa nt iyang _iyo _iy on_ tan mang aba gan ut hin \
    nak akin _r han _ay _ako may iyon rrrr aga to_ nit _ko er ib ari ana ili ahi au ala_ gk pa_ \
    _is rin ilan _kan _it king ko_ _nak gin _ay_ bo _iyon amang 'y os mang_ _pa_ kat ny mag _ku \
    _ito _ha yong aking ni_ yong_ king_ _akin sang _nag kas _aki _ni_ ayo kit 'y_ mat lal ot_ \
    nya ban ndi oo _u ngi _hi sang_ su may_ rrrrr p_ ita wal ika abi aan _may lama naka mal _ri \
    alan any im _pu ai wala anya ndi_ as_ pat po nang _mag laman lala kal ir uk gu ito_ ro_ _g \
    _da _isa _lam ilang kanya w_ kany agk pal ka_ _naka siya_ isan
    tr çöüğİış i a e n l r s k d t m y u n_ g o b e_ ü ar la a_ i_ in _b an er le de _k en r_ _y \
    da il k_ z nd ra _a _d _s ' _i c ka v h _g ri ç lar li ma ya ler p re al ö _t ir ak bi in_ \
    di el et ek _o ol da_ ni ti de_ an_ eri me te ay ne _bi _ka u_ as _e ta nda ki na si _v ve \
    ara en_ on un leri ba _m ik mi f sa _h ld _ve l_ ge is ed _ya _ol nl kl ile or iy ad ye ha \
    es ini ür se _ge bu _' _ba _de at am nda_ ar_ ve_ rin _ve_ _bu im ur yo ul ak_ ke nu erin \
    lan bir nde rl ko ca m_ rd t_ er_ st em _sa lm rt _ü ün ola lerin ce '_ az rk yü _bir ir_ ru \
    lu _ç _ha _ko esi _ö ap ni_ tü den ind di_ be nin üz ri_ _p nin_ edi yl le_ inde eti ala ele \
    ek_ ere çi du ön z_ na_ eri_ ec gö bir_ ah _gö lar_ eli dan ac iç _yü pa it _ola _bir_ ör \
    ne_ ini_ lma kan ab to kar _ar ili li_ ki_ bu_ anl dü ler_ kon ll tl ine _il _bu_ re_ bil \
    ede zd '' _da _'' _tü ret _''_ mas ''_ dan_ leri_ ev
    vi àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ n h t i c g ng _t _c \
    a g_ ng_ _n n_ i_ u m à nh o ç _ç r l ü c_ _l ch v th a_ _th y t_ h_ _v _h _m _ch s nh_ u_ á \
    à_ tr b _tr _nh _b m_ p k _s o_ y_ _k _ng e ó ô å hi â ì ê d _g kh _kh là _là ä an _d on ã \
    ó_ ôn ph _p _ph û hü ho và _và gü _r _là_ là_ àn ên ông ha gi _gi ö ông_ ngü _ngü ác ú ûa cû \
    _cû cûa ên_ _cûa có ûa_ _có cûa_ _cûa_ có_ _có_ p_ æ ìn ti ù î ình và_ _và_ q qu _q _qu ong \
    ong_ há x hô ro ình_ ì_ _x ã_ í _ti in ân ön ron rong rong_ ác_ ª hôn åi ay hà ày ãt uy çü \
    _çü cá _cá nà hú _nà ra hông ho_ ân_ án åi_ ai hu cho ón _cho tro ào _tro _tron ñ tron trong \
    khô âu _khô cho_ _cho_ hông_ ay_ ch_ çã ãt_ ò _çã khôn _ñ _khôn çã_ _çã_ ån không ào_ nhü ü_ \
    _nhü hì iê gh ta anh ai_ àng ày_ üö e_ î_ ua æn ài ø úc üön _ha öng üöng an_ ài_ só on_ _só \
    các àng_ _các anh_ ngh _ta hi_ hàn âu_ _ngh ia êu ùc nhi óng ª_ co _nhi iên hü_ òn hã hæ \
    öng_ ôi üöng_ àn_ _co hå äi yê ûn ûng ûng_ inh çi mà _çi ang
    be абвгдежзйклмнопрстуфхцчшыьэюяёіў а н р е i к ы л у я с т д а_ о м в ц з на г п ка ра ч i_ \
    э ал у_ ар ан я_ та б ва ы_ ш _с ла ь й _д ле га _а ад _п ры да _у ен ты й_ е_ _г ны _н на_ \
    зе _в _б ас ам _i ав ро аг _у_ _з па нн ск х ю _м не дз _i_ _к ыя пр ст ак ын iк ль ня нi лi \
    за аз ру ет ж ян ку ля ай _я нс ага ат ай_ але га_ ага_ ме _на ала _па тр ер кал кi м_ кт \
    ава вi дзе нск ана го ац сц о_ iн _ад цы ца тар ма цi ау ь_ ска ча _ка са р_ як _га _р _т \
    _пр _за ве ся ны_ да_ др мi бы рэ ара он оу _да ек и лек ым ыл ая ло нк нт пра пi ары _на_ \
    та_ рн х_ сi шы кр ая_ ел ван ец ста чы _бы ае _э iка яу эд iм газе _газ _газе азе вя iч тро \
    ня_ аш ор газ ов аван ран ун ля_ ар_ дак вар _да_ ыян св черн ык ктрон трон эл ' ект ектро \
    но нага_ нна iл ку_ няу был рыя онн ронн iя эдак ктр кта сан лi_ д_ элект ап ктро _эл чер \
    элек зе_ лектр мп ерн _эле _кал нска ктар сцi вечер ечер ач ечерн ам_ ектр вече кс дзе_ \
    тронн наг эда веч ты_ зет ече лект _ал еч ук ада рон _ва ла_ _элек _был ус нага че вары эле \
    рав уку каг _ш кай ний_ ий_ _ч ннаг ыц рус яр эн эм кра черни нд ни дакт лару нц кага_ _мин \
    ныя минс нь акта лар _для _вар нiк _пра янт яна су бо ння ць рни цц це янта_ дл _минс ларус \
    янта _го тэ к_ _рэ ерни вы цца ана_ ронна не_ ндр зеты_ _як мин для_ _для_ елар бел рыян
    bg абвгдежзийклмнопрстуфхцчшщъьюя а и о е н т в с а_ р д и_ л к о_ на п _н е_ _и _п з б ра \
    _с _на ва пр ст на_ ни ч я во то _на_ _пр м _д ен ъ у ав ов _и_ но не ан да то_ г та от те \
    ит _о рав ат ж об да_ ве ек тв _в ре ли _да пра ств прав _да_ се ос од _ч за _пра _прав ите \
    ва_ ия ле де т_ н_ ри _т ц _к щ ени ес _з им ки ви ед _за та_ _б по ван _р ко ото ка ки_ ен_ \
    ак ове _не но_ ди ие _по не_ ава ет ил чо чов чове во_ ане лен _чо _чове ма _чов й право св \
    аво раво ро ци _св ото_ ни_ те_ аз лн ич сво си ест век _сво ите_ овек човек има _им тр из \
    ост или ят тво _има бо ани ство лен_ съ ние вот раво_ _м _ра аво_ ват ли_ _е или_ в_ ма_ _b \
    ел b bс _в_ еки еки_ вото _об _bс секи_ секи сек _или_ _или _има_ ане_ _ил ла има_ ване х чл \
    при член ова ъд _чле че чле _чл член_ _член ето ин _се ез ме ата к_ ац _своб вобод bсеки \
    свобо _bсек _bсе до bсе своб bсек обод бод воб ал обо вобо аци ър пре ето_ оди го ат_ _при \
    бе ред ек_ раз овек_ ар век_ ол _бъ _съ _у жд ата_ _се_ лно ти _ко бъд бъ се_ _бъд _ос ния \
    ъде бр _от еств _за_ ие_ ас _пре ще за_ ята вн я_ _е_ ой _тр дъ ря мо вото_ тел ег права ру \
    яв рава нит ия_ де_ же ване_ вата _бъде он бъде ор га про ият дн жа алн ран твот твото бщ бв \
    бра _ка ение бъде_ еж общ ява от_ ните ъде_ ствот ция _нег нег вата_ ден ята_ ск его зв него \
    нов _от_ _него _из как _про ато_ зи ш ато _до въ o ряб ив _тряб вен ябва тря ществ чи бва_ \
    яб трябв бва ябва_ пред ябв рябва рябв _тря щес тряб _де щест кл ация рж нац ми ено ърж ид \
    ност кв държа дър
    kk абвгдежзийклмнопрстуфхцчшщъыьэюяёіғқңүұһәө а е ы н т і р л қ д м с б к ар _б у ғ н_ о _қ \
    е_ да а_ ж та _ж ы_ п _а з не ін ын ұ ан ық де ә _т ал ме ға ң ен лы й г ба и қа қы на ам ң_ \
    ас р_ ты нд _ба ды ыл ер ен_ құ _құ _м ке не_ ла _н ш ү ры ұқ ад ет ны сы тар ұқы қт і_ ті \
    _е ем ек _қа _к п_ _құқы құқ дам ол _құқ құқы бо ра _бо _д тт ді ай ада қта ықт ына ән ға_ \
    _жә ғы ө _ада жә _ад адам ел ат м_ _адам те ге ың ст ық_ және _жән әне жән ылы қ_ _және лі \
    және_ ау ың_ әне_ ықта іл ір мен ес _не лық жа гі рі ары ік _жа ап мен_ _ө са рд _о ығ уғ \
    қтар уы ыр ма у_ ала қыл _ме ара ықтар ан_ на_ ім лу өз еме уға ле ның іне _ә асы _с се кі \
    ін_ тан ның_ ыс сі ста бі ығы еке ына_ ег нды ос ған ар_ анд ні ағ ап_ емес бе ын_ я қо _де \
    ру іс мес де_ _өз бап уға_ қылы ып _бап ам_ _қо бап_ _бол _бап_ бол ің тары к_ із етт ым да_ \
    _әр_ анды мд бас әр_ лық_ дам_ _әр әр ілі _мен ұқық ері _мен_ ің_ нде ор зі ти қық алы адам_ \
    есе се_ лар за нем немес _нем ре месе _ке месе_ есе_ неме тын стан _неме з_ лд иі емесе іне_ \
    _ти с_ тиі _ар _тиі ей ост _бі інд _та сы_ танд қықт аты дық танды _бе ұқықт _бас олы қтары \
    боста ту ғы_ станд _бост ия _бос иіс оста остан луы бар ең бос мы бост құқық ған_ ры_ ғын үр \
    тиіс _тиіс лм ары_ нда _бар рын _те інде бір рл рде еті ды_ ұқығ ге_ ұқығы қығы сын йы қығ \
    л_ қықта алу й_ зд ші іні ік_ рін же дар па уд рғ етті ақ тті құқығ дықта қар ығы_ дықт арын \
    _ер егі ыры ынд ім_ ыны кт лы_ ген йд ұқыл алық қығы_ ұр лғ лға уын
    ky абгдежзийклмнопрстухчшъыэюяёңүө а н к у р т и е л ы д м ү г н_ о б а_ ан с ж ар ө _ж _а \
    _б ук _к ш на да уу э та ал ен ын жа й р_ кт _жа з га _м _т _э на_ лу ин нд ана ам ка _у \
    ана_ к_ жан _жан _жана жана_ жана е_ ч не ку ту ат ды ир рд би ол ке ме үн ди м_ уку у_ _уку \
    _ук га_ тар луу ра уг ык _би укт ад п кук укук ы_ _укук _ка бир ын_ ер я _ад ен_ ү_ ла кукт \
    дам тт ада ууг укукт үү _бир бо _ада ба ууга ры адам _ме уга _адам ма ти мен рк ене нен ги \
    енен ун _мене менен _мен мене ки ары ык_ ыл ууга_ уга_ ай олу де ик ө_ ам_ те ган _ө _бо ст \
    ан_ ин_ ир_ бир_ ил ара енен_ нен_ ны лг _бол иш уу_ бол рг же дам_ ты ек туу _ал нда го кы \
    _с ий оо лд з_ адам_ лы кта _же ар_ ул тү лууга ста анд лууг _бир_ кту ына ард са эрк эр ко \
    _эрк укту _эр аш ак өз _ба ктуу нди ыр үн_ и_ я_ ет рды кукту тат арды гө _д он рки _ко ри \
    стат уктуу эрки й_ тары дык атья_ ур инд _эрки ть л_ ле ья_ ь стать атья тать лар ор ать \
    татья ркин эркин тья_ кин ья тья да_ дык_ ктар ли укта аны сы алуу тер _өз мд алу уш то ци \
    _та йи ц ала _ү үү_ ну нү же_ ук_ рү ге шу _ар ш_ ийи _ар_ алы болу тий _болу _ти _ма үг ес \
    им инди нын _тий _алуу ган_ ийиш йиш _алу _же_ _н _и тийи уктар тийиш кукта кө иг _тийи кар \
    ег гы рын нын_ п_ ке_ кыл өн луу_ или зү рга олуу үч арын үгө аб иги кү ас өр гө_ бе анда \
    етт ркинд _ту ун_ олууг кинди дик лө кинд ээ мы ел _кы из тта бар үл о_ _ээ ру дар өл кк \
    ктары шт ду ыш ни гин рүү нды ндик за им_ дын ог тур
    mk абвгдежзиклмнопрстуфхцчшѓѕјљњќџ а о и е н т в а_ р д с л и_ п о_ к _н е_ на _и у _с _п ра \
    _на м ј ва б пр во на_ з _пр _на_ _и_ _д ст ни ат ен те ко ав но то ов та г ит _о от од да \
    во_ т_ ч ед не ја ите ек _в рав пра прав те_ н_ _пра то_ ре ув _прав ите_ ува де да_ _да ли \
    ц ос _з по ој ле _да_ _не та_ об ма ен_ ш њ ве се ж ата ри ло ње ак ва_ ви за еко шт ј_ им \
    со _се _б сл кој _по ро _к ди ањ бо тв _за _со ата_ ој_ ет _во ств ање _им дн аво ма_ но_ \
    раво ем го ме ив ти право ци вањ ка кој_ ост _во_ ни_ аво_ ан ат_ вање раво_ ид иј _е _сл \
    _се_ ија ин се_ лен ќ _р има увањ ова ар аа ел екој ор ото _има д_ _м сло ил ување ли_ обо \
    ото_ ава би _ч _или лобо лоб ал слоб обод _ил _или_ бод _има_ лобод лен_ има_ или или_ до \
    слобо член _сло _чле ол чл _слоб _чл ње_ от_ _од чле екој_ член_ _член ред др ла сек секој \
    _сек _секо секо лн ја_ ста вот вн иде при ес он _у _при бе ѓ аз пре _би оп _т ќе ове аци нос \
    _ќе ац _ќ ег аат лу _бид про ност _ра _ќе_ ќе_ бид тво _г ање_ аат_ ови _со_ што сн бр со_ \
    ик кв акв ест циј ог его што_ едн права гов вање_ ани _него нег него раз ас ако _нег из вр \
    ство рава _ко ција ват у_ си од_ ич _др _про егов _е_ _пре ваа ето ио негов как _об бра ис \
    мо алн _ш чове чов ру уч чо _шт ено одн _чо _чов ту ени _што_ _што ие _ка вата вото _чове \
    _биде ап вата_ чн жи нит биде оди _од_ ран ава_ де_ ез вен _ј ки _ед биде_ сно јат ад ува_ \
    _как иде_ тит нот ви_ _ја лно еј ер вото_ _де ду ги сто наци овек _ст дна _оп нац _л ето_ \
    човек век ден
    mn абвгдежзийклмнопрстуфхцчшщъыьэюяёүө о г ө л а р х н д э и ү й у т с ч оо м өө ц гү үй чи \
    н_ гүй в _х й_ ор з г_ ий өр б ол ээ _т уу их йг ог го чих өл _о д_ _ө үү р_ гө ш өг _б аа \
    он _з гэ нг хө хо ж ар л_ до ал йн е өн э_ дө лг то ан чх а_ о_ үйг ул гүйг га _с _ц ээ_ гээ \
    аг гч со ы цг ө_ лд ха ла оо_ ло ги с_ х_ ийн эр ро _д _м өө_ рч йгэ йн_ йгээ сө үл үйгэ \
    үйгээ гүйгэ та үй_ йг_ _г гүй_ тэ ай гоо да уул рд ос аа_ гөө рг эг эй гий эл _ш дг рө ли лө \
    _а ох эй_ к ийг тө ур үүл оро _хо өх лч _хө од өс ра _то _н лэ т_ лц өрө онг өөр ийн_ _ор са \
    зо хг _өр ин нх ов я гд дог хгү хгүй цо ма үр лт өнг нд дөг ил оол оор уд ийг_ ба на _у мо \
    зө өөл хи өд мө хд өв _ү эн в_ дэ сон _зо _тө цө тэй но ам эр_ оос ц_ ав дч дчи _зө өөс нгү \
    сөн дчих тэй_ хөө йл ээр рл гу хэ рчи эс ши жи ь гээ_ _ха гийн ихд цго _цо оог цгоо өөг чихд \
    хоо ри ан_ ай_ ой ни ээр_ лий нгүй үд цгө цгөө _цө ын _ба гг оч ггү ггүй өгч ом иг огч нө \
    ууд хс сэ йд ар_ рэ ас ад ч_ ж_ аг_ өч _э сн ху роо ыг ыг_ лгү гт эс_ _ол чд рөө бу йнх ээс \
    ын_ бо ид ийнх гчи ороо рс ат осо ихс дги дгий чихс ах ээс_ ту уг лгүй _бу тү _өл өрч цоо лз \
    нго гц өрөө йгээ_ нэ ор_ онго за оло от лчи ал_ өлг гээр олг хү цөө тл _ху _мө чхө он_ үүд \
    гээр_ лу аар п рх рчих лс йгээр гчд эв вл лчх орд орч ихг ихгү ихгүй йт нгө йд_ өнгө
    ru абвгдежзийклмнопрстуфхцчшщъыьэюяё о е а и т н с р в л к м у д п я ы ь и_ _п е_ о_ з _в _с \
    ч г б ст _н то _и но й а_ на я_ ов ни _т х ен _о ра не по ко те ро _к й_ ет ж _и_ та ан ер \
    от ь_ го ал _по ре ка пр ва ти ли _д _м ес во че ор ть ос ш ю в_ он ак ц ог ло т_ ри м_ _пр \
    ол ль _не ел _б ин од ом ме ы_ ве ск _на де ны _р _ч ат ем у_ за х_ ле то_ ит ой се _в_ _з \
    ки тр ть_ ед не_ ся ла об мо да го_ к_ ис _у ой_ ил ма нн до ас ам ия же аз со на_ _г ми _а \
    э вс вы ого им _ко ав сл ие _не_ _е _те ту ич ру ост щ л_ _э _я ени из ек ова ф ани _вс ий \
    _ка ди ли_ про _ра си ир _ст ьн льн ся_ _за бо _л бы их ег тв ния ят чт эт чес _то ия_ ик ви \
    ак_ ста ого_ иче ци что ых _эт _чт ю_ пе ня _что ля все ду еск нт как сто _вы ну тс н_ но_ \
    _про ров це кт ест ше с_ _от _на_ ред ческ ван ад ая _я_ ты _об _все _та _как хо так аль ож \
    ых_ ово ив _во му ей пре зн ичес пи его _со ое ать сти их_ тн мен тся ие_ ическ бе _бы стр \
    ку _мо ет_ _ме ев при чи мн ния_ ар нно ован кс ур _че оль ут что_ ом_ оп рм _что_ это оч \
    ско кон лов ый ус от_ иро ств ий_ сс том ае енн ез ной _это са раз еп _до оло сть уд дел аб \
    сь альн ок ски ных _при ча _ж _а_ _ни тся_ ии зна _пре ной_ ая_ али же_ сп ист ных_ з_
    sr-Cyrl абвгдежзиклмнопрстуфхцчшђјљњћџ а о и е н в р у а_ с т д п м к и_ л _п _и ј е_ о_ ра \
    у_ _с б пр на ва ав _пр з _н ст ко њ _д _и_ но во _о им г _у ни од рав ов ти ак пра ш прав \
    ма _на ан ч по да _прав _пра м_ _к је ла на_ ос _по ој има ре ли ве ц да_ љ об ж _б не ма_ \
    ед ње ро ен за _з ло во_ н_ шт ањ ко_ ви ри има_ ако _у_ ка ва_ аво ит _да _да_ право ар сл \
    раво ил ост х ан_ _за тв ог ја аво_ раво_ дн др ом _им вак бо _на_ ме ава је_ _м ња ју _сл \
    ти_ _има _ко ци ако_ лан _не _св св _ј те их вако ли_ иј _ч та или ај _др _р лан_ сло _кој \
    обо сва ди _сва кој _чл _слоб обод лобод х_ _сло или_ их_ лобо но_ _члан чл чла слобо слоб \
    ем ту члан_ члан _в _чла бод лоб не_ би _има_ ив _свак свак им_ де свако ђ _ил _би _или ом_ \
    ств _или_ сти вако_ ич при _ра бе мо ру вн ња_ _је то ју_ јед су _при ава_ ор ењ г_ _т ћ ат \
    ез ог_ ик едн нос ити уд от ад ност _су се ање из иц ац вањ дру про ње_ са ста ова тр ити_ \
    жа циј сн ск ају ни_ ер _ос _об ања вр _про уп уч се_ _ка _дру он род аци _се ове ово једн \
    рава ек го еђ чн _од _се_ ду права ени ред су_ _ст ости ис ија ас рава_ авн дна ин жав оп i \
    аз ву до оја љу нов уј држа што ба оди ржа вој ји ање_ ја_ рж држ дс тва ају_ ошто ран ности \
    одн ним ациј ошт ег _њ _не_ ку ара ам e ош _су_ ним_ ал ун них_ ања_ пре _из жи аш ну сно \
    пош пошто них _је_ ржав аве д_ раз кр бит држав т_ ења пошт аро ве_ оји ичн еђу _бит ља _са \
    _осн _тр ло_ гов _пош нс нар шти вно ђу ду_ една
    uk ʼабвгдежзийклмнопрстуфхцчшщьюяєіїґ о а н і и в т р с е д у п л я м б на _п к о_ а_ і_ з ю \
    г и_ ь ра пр на_ я_ _в ж _і _н но во _с нн _пр х ст ав ов _і_ _з та ч ї ва ин ти пра ат ни ц \
    ко у_ об _м ан за _д _пра рав прав й ви ня не бо ог _на ен _б по ння _прав го ди ві є од х_ \
    лю ль _за ні ого ро _о ос ер _по ма е_ ці юд ід ти_ ня_ ож люд _р ння_ жн _л ри до св _люд \
    _лю _т ом ре ого_ го_ ор _на_ юди в_ ьн их _ма _люди люди є_ ал льн во_ анн раво право аб \
    их_ й_ аво _не дин як _у дн юдин бу тт _св людин им тя ї_ вн ю_ енн ожн ття ш сво раво_ ис \
    _сво аво_ пов м_ ез жна тат ац _а он ть ає _до ання ати ь_ то _пов ина мо ів юдина ув ає_ \
    дина _ста ста аці _бу _ст ту бе со ття_ пі стат ува тя_ _стат ит має_ _я аття_ ожна має \
    ожна_ _як _к таття жна_ статт _має не_ татт обо атт _має_ аття іл ій чи кож ення або _кож сп \
    кожн них_ _та _ко них _кожн пе ін ми дина_ _ві ак ина_ аль ар ови сі кожна рі альн _ос _або_ \
    _ви бо_ або_ _аб _або ру ті ді ере д_ ут щ іт _ї ля при ення_ ног іль ну ні_ ного ання_ вин \
    без ть_ аг тв ою та_ бод ле ла ного_ вобод що _в_ ду _своб своб _бе обод ло до_ ас свобо воб \
    вобо ої ост _до_ ий _щ сн _сп ся де су _що ий_ че ії ван від _ц те овин же _у_ ати_ ки лі \
    повин пови _пови ств га ' нан инн кон пер винн оз дно кл ват ли она уд нов му ою_ _не_ ако \
    но_ _г ча нні _при під ол зн безп зп ути_ мі ідн езп _мо вати ьно ути сті ах овинн льно ам \
    бут ек к_ ед _об ад ості _та_ ес пере _від ми_ ся_ іс що_ ава ва_
    ar ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ا ل و ال _ا ي ن م _ال ر ب ت د ع ه _و ن_ ف ا_ ك ج ة ح \
    أ س _م ق ة_ ه_ لا ْ _أ ان _ف ُ _ب َ لم د_ ول ي_ ى ى_ وج _ل _ع ل_ وا جو ص الم _الم ث ود ذ ش \
    من وجو َ_ في لا_ جود ر_ لى_ لى ان_ وجود لو م_ _ت ِ _من _وا لع الو عل ين الع _في ز ات _ي _الع \
    ُ_ _ك _الو من_ _ان مر ء في_ يا ب_ را ِ_ ض _في_ تب _من_ لوج كا لي ت_ لوجو ّ ون الوج اء جود_ \
    أح _أح الوجو له ود_ ها حا ذا _ر على_ وجود_ على رب لوجود عر _ان_ او اول ط رت لت بْ أحا _الوج \
    أحاو با وال _ول اد _وال حاول _أحاو _أحا أحاول حاو ني بي _عل لن ته ما مرتب نا ها_ مرت بة ول_ \
    _ح رتب دا له_ ء_ ك_ قي تبة اول_ مرتبة ية بل ور ده الت خ رتبة الا رتبة_ ين_ عرب ير بة_ تبة_ \
    قد ربْ لعربْ لعر العر أن لك حد ون_ لعرب _على_ _العر تُ عن _لا حاول_ ذات العرب _على ية_ عربْ \
    إ اب ئ سا نو كو المر لل يت _ش لم_ _المر اع مو لمر _الا ته_ اج ٍ _ق س_ ائ جب ام اجب_ كون \
    واجب_ لَ _لا_ اني سي واج سم لَ_ يس ال_ _ولا عي وص عا جب_ اس ير_ _مر واجب اجب _بل الن ولا \
    _بال وأ أع اك وق بلاد نت نف ضا نه كون_ ثل كل ولا_ _ذا ذاته المرت دة ذاته_ ور_ بال _ولا_ _الت \
    يه _الل _س اء_ ات_ بلا _وأ _ذ صو _بلاد لاد _بلا غ لمرتب _ه بن لمرت _ن _ذات اته_ لله _با اته \
    _إ وم الل الوا موج _الله نْ لُ اف _يكو لر قا عين ست يكون موجو ليس ده_ لُ_ _وج _وص دي حم \
    الواج بين _الر _يك مس مُ لله_ ٍ_ عد يل _الن عق اش يكو يق الر تُ_ _كا شي _يكون لوا ار موجود \
    يك هْ _ذاته ع_ جا الله فو وب _عي رس دة_ لواجب يكون_ لواج رك ف_ كان لص لش لث زا ياء ساء لعق \
    انت علم العق ما_ قد_ لف الله_
    ckb ئابتجحخدرزسشعغفقلمنوپچڕژڤکگڵھۆیێە e a i n r ê k î d b y t m n_ w h _b û î_ a_ e_ s ê_ an \
    i_ in er _d û_ l v we _m bi ên _h _û _û_ ên_ _k na _bi ma u he iy ke di _a ek f o x ir ya j \
    _he ne _n ar _ma de z _w es na_ ey yê g en af _t be u_ _j ye te ri maf _maf r_ _di _x ew an_ \
    et c ku_ _ku ku ti _ku_ nd _de xw em ki ş st ji _ji xwe _xw iya ya_ _xwe în _y kes _e rin ra \
    kir za end iri in_ irin kiri p nê kirin _ji_ ji_ yên v_ afê fê d_ _bi_ yên_ bi_ _s re tê me \
    _ne tin mafê ad _her _mafê iyê at her nd_ _p rî da rk _we end_ s_ li ta ûn bend _be ben _ben \
    _bend ke_ bend_ es_ kes_ _c ci _di_ er_ di_ _r erk ev _an kî q am ge ina yî nê_ se ik diy \
    rke as bê wa eye _an_ _na ete ka erke el _l _g we_ ina_ ba az de_ _herk ber yê_ le wek eh \
    eke_ herke herk kî_ eke hey afê_ wî _hey erkes fê_ av _li iya_ _bê f_ rkes xwe_ _ci li_ heye \
    _xwe_ _se ih _heye _li_ maf_ af_ _te etew iv _maf_ tew hî _de_ sti ro hev dî hem tî _kir yan \
    _ki al mafê_ _kiri kar mi t_ la rkes_ _hem ay aza bû ha ov ni rî_ ng _az azad rov ed zad \
    ekî_ iyê_ _wî irov _aza ekî _azad iro _z nî _v est mirov ara etewe adi tewe va miro nav _ya \
    bin ser anê _mi _nav o_ yî_ ewe _wek mir _ya_ net _ser ast emû_ _mir netew nete mû_ yek mû \
    bo ta_ wl _miro ewl pê _yê emû wle _bo wey _bo_ tewey ewle _bin ewey vî diyê iyan _tê ak \
    _ber kê _ew stin bo_ ç re_ tê_ rast _yên azadi ras zadi ye_ eş rb ij _yên_ din zadiy adiy \
    wî_ ev_ ar_ _xwed wed l_ eb _pê kh cih ema bat îna qa mê
    fa ءآأؤئابةتثجحخدذرزسشصضطظعغفقلمنهوپچژکگی ا د ی ر م و ه ن ت ب _ب _ا ی_ ک _م ر_ ق _و س د_ ش \
    و_ ه_ ل _و_ ع ح _ک ز _د ن_ ان ت_ ا_ را ای ار اد _ح ما ج خ رد دا _ه م_ آ ده _آ با _ت ند ق_ حق \
    _حق ف می _با _ر گ در _ش از یت که_ که _که_ ل_ _که ور وا _در ٔ دی ام ز_ در_ هر یا اس _ن _دا \
    _در_ ود دار از_ ین هر_ سا _از یت_ _هر ست _هر_ _از_ مو هٔ_ _خ ند_ ٔ_ هٔ اش _دار _ی حق_ اده ص \
    رد_ خو بر شد ید ای_ مل _حق_ بی س_ ان_ اع ها _ما _را هم ین_ کس ری زا _ماد _یا شو دهٔ ماد ارد \
    یا_ دهٔ_ کس_ وق را_ _ع _بر _یا_ اب _کس ادهٔ_ ادهٔ آز _کس_ باش ماده _ماده _آزا آزا _آز _را_ \
    لا مادهٔ تم _بی قو _اس آن ض _خو زاد نی _آزاد _دارد دارد عی آزاد ات من ار_ _آن اج حقوق نو ع_ \
    قوق حقو قوق_ ون ال وق_ حقوق_ ط _حقوق لی نه _حقو شر گر دو ده_ ارد_ _باش قا اه تا دارد_ کن ود_ \
    ئ چ او عل _خود کا خود باشد رای یه ام_ ور_ اشد تما ادی سی _اج نا ری_ اید جا دی_ ست_ _باشد بع \
    ائ _ق نم است نه_ وم _ج _ان مر انه _نم ات_ حد ون_ _با_ ذ با_ _هم _است ش_ رای_ مای _تا ایت_ مت \
    _بش گی تو _گ آزادی ایت پ بش یک زادی _ف ره خا انو _خود_ _مو قی این _پ وان _اع _مر ئی _کن _مل \
    خود_ انه_ وی عم اسا یر برا رو ید_ شد_ وس ته _شو اق _می لل نی_ _ای هی جتم ظ هم_ جت _برا ورد \
    دگ _اجت شن آن_ اجتما جتماع _به _اجتم ملل عی_ ب_ _ز _س نج ماع زن هد فر اجتم به بو تماع اجت \
    ائی اید_ جتما بشر ئی_ تر _بشر _زن خص شود اح باشد_ علا یه_ یل مق بای این_ _من _مق های_ اشد_ \
    بد بت _آن_ های کند _این مح مس _بد شور مع توان اری کار مل_ ائی_ مور _مس _این_ نس _گر فت فا یگ \
    عا گرد توا انی باید_ عق یس یگر باید تی دان رف زد
    ur ءابتثجحخدذرزسشصضطظعغفقلمنوٹپچڈڑژکگھہیے ا ی و ر ک _ک ے م ہ ن ے_ _ا ی_ س ر_ د ت ل ق _م ا_ ں \
    _ہ ب ع ہ_ ح ور ں_ ان ور_ او ج ٔ یٔ _ح _او _اور ش اور_ اور _اور_ ف یں یا کی و_ _کی کے ای ص _ج \
    کے_ _کے_ _کے خ می کا _ب یں_ پ _س اس ت_ ق_ _کا _د کی_ م_ کو _کی_ _ت ز ام حق _حق گ ایٔ کا_ ن_ \
    _کا_ _کو یٔے ٔے اد نے _ش سے یا_ سے_ س_ ل_ نے_ _پ _اس یٔے_ ٔے_ ہے دی قو _ع _کو_ میں _ہے کو_ \
    ری میں_ _میں وں _ی _می _میں_ ار _ان _ن کر ہو وں_ لا _کر _ہو اس_ لی _شخص _اس_ جا شخص خص _شخ \
    شخ حق_ _سے _سے_ _حق_ _آ سی آ ہی _و ص_ _جا سا ہر _شخص_ د_ شخص_ خص_ ہر_ را نہ دا نی مل ام_ ھ \
    _ہر_ _یا زا _یا_ _ہر ہیں عا عہ فع سی_ _ق ادی _گ _آز عہ_ آزا آزاد آز زاد _آزاد _آزا _ر ایٔے \
    دفعہ_ ون ال فعہ_ _ل فعہ دف دفعہ _دفع _دف _دفعہ دفع _جای جایٔ وق تی ہے_ جای کہ _جایٔ وا کہ_ \
    ما پر چ عل _پر ان_ _پر_ دی_ ٔی گی یٔی من ایٔے_ نس پر_ کس جایٔے _ہے_ بر وی رو _کس ند اہ ظ ض ذ \
    آزادی حا ات _حقوق اق زادی قوق حقوق حقو _حقو ط اص _خ رن جو قا حقوق_ ار_ وق_ ری_ مع دو _مع کسی \
    قوق_ _کسی_ اپ _کسی کسی_ رے اب نی_ سان _ہی پن ب_ نسا تی_ _لی ٔی_ یٔی_ _انس _انسا انس _حا ہیں_ \
    انسا _مل نا کرن _نہ _جو _کرن _چ جو_ ک_ وم نسان یت گا اپن _ف _کہ _اپ انسان بن _جو_ _اپن اش \
    می_ _کہ_ _ای یت_ نہ_ ادی_ _ہیں شر رت رنے تع رے_ لک مت کرنے رنے_ با غ وہ _کرنے کرنے_ ف_ ویٔ \
    حاصل حاصل_ نہیں تا نہیں_ دہ وہ_ _حاصل _تع _حاص صل نو _معا صل_ اصل_ نہی حاص معا اصل ایس انہ \
    _کیا یس اف _ایس تح یہ ملک ین _من _ملک ات_ کیا وس _بن انی _عا _ط _قو _یہ _قوم مل_ دہ_ عاشر \
    یہ_ _کیا_ قوم یو کیا_ _معاش اشر عاش رک _دو معاشر معاش ِ انی_ _ز _وہ_ _قا یر
    hi अआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहऽॐ ा ् क र ि े स न _क त ा_ य व ी प ो े_ \
    _स म ं र_ ह ी_ अ _अ का द ं_ ्र _प ार ्य _ह ्त िक ज प् ध के के_ ु _व ग प्र च _प् ो_ _प्र या \
    ति _म ष ि_ _औ _के _और_ त् और _और ों औ और_ _के_ क् रा ों_ ल _का क_ ान कार भ ै _ज न_ को मा _को \
    का_ न् त_ श स् ्व कि को_ _को_ या_ _है है _का_ रत िका ति_ ब ू ने ार_ र् धि ्रत _अध _कि अन अध \
    धिक की की_ _अन _अधिक य_ _अधि अधि अधिक िकार ने_ सम धिकार धिका ता अधिका _की_ _की _द उ ए _उ है_ \
    _है_ ै_ _न ें _य _र वा से व् व्य _सम ्ति ित क्त ें_ वि प्रत मे िस से_ ण _प्रत िय सी यक मान \
    ना ्यक में _व् _ब _व्य च् _मे _स् में_ हो कर कार_ थ नु _में ये सी_ न्त _हो ्ति_ क्ति रो यक् \
    छ ेक यक्त यक्ति ्यक् पर द् व्यक् जा _में_ _भ व्यक ेद ्यक्त सा ्ष क्ष आ _व्यक अनु द_ _अनु _कर \
    च्छ नि _आ त्य ्छ ता_ भी_ भी _या प्रत् इ ्रत् ्रत्य रत् _जा िकार_ स_ रों _वि रत्य व_ ्येक \
    त्ये _इ _या_ क्ति_ ्येक_ त्येक ्ये ेक_ रों_ येक_ रत्ये येक स्व ुच ्य_ ्छे छे त्र च्छे िक_ \
    िया _स्व ुच् ट अनुच ्छेद_ ्छेद ुच्छ री ेद_ छेद च्छेद ुच्छे नुच्छ छेद_ नुच अनुच् _अनुच नुच् \
    ित_ _किस ्रा किस ाप गा _किसी िसी_ ष् किसी_ किसी िसी दे ेश _सा _से ्म _पर अप देश रक था _से_ \
    _ल _अप समा भा ोग ना_ ह_ यो _समा _त ्त्र ्त् तन म_ _मा षा ान_ ्त_ ाष ्ट वार सक ाज ारों_ था_ \
    ारो श् रि इस ाए _इस _रा िया_ अन् कारो िकारो कारों _अन् ाम ारों ष्ट तन्त् तन्त घ ्वा ्षा जि \
    प्रा क्षा तन् ट् न्त् ए_ ाव न्त्र ण_ लि ्वतन ्वत ाष् वतन्त राष वत ाष्ट् स्वत राष् ्ट् पन षा_ \
    ्वतन् ्षा_ ाष्ट उस स्वतन ष्ट्र ट्र ष्ट् वतन् ास ्ट्र राष्ट ूर क्षा_ गा_ ाप् वतन प्त _स्वत \
    _प्रा ाय म् राप ्राप ार् मान_ रन _सं तर कि_ राप् _उस प्राप _च _ग
    mr अआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहऽॐ ा ् य र त क ्य े व ा_ स या ि ्या न ी \
    म च ं ण ल _क ह प _स त् ्र ध का _व अ _अ द ाच े_ ार आ _आ िक ी_ या_ ज व_ वा र् चा _प ो त्य ्या_ \
    मा ां त_ याच ्याच _म ्व ष रा चा_ श _व_ ण् ण्य ण्या र_ प् कार प्र ास स् ाचा ात ु क_ न_ च् क् \
    ाचा_ _प्र ये _प् धि ू िका धिक ण्याच ्याचा त्या याचा य_ ान अध _अध ग रत _ज _त धिका ब अधि धिकार \
    _अधि अधिक _अधिक _न िकार च्या च्य ाह याचा_ ट हे अधिका ता ार_ आह आहे _आह _आहे च्या_ ाम ्त स_ \
    सा ना _ह भ कर _य प्रत ्रत ती स्व ्ये _स् ष् हि ंत _कर _प्रत ळ ्वा _द िकार_ कार_ ंच द् ता_ \
    _त्या ेक त्र रण _त् ाव ास_ _त्य यां ांच ि_ _स्व सं म_ वा_ िक_ मान जा ेल ोण _या ल् थ ने _अस \
    अस _र पा ्ट रत् _का त्ये रत्य ष्ट ल्य येक रत्ये ल्या ्येक प्रत् ्रत् त्येक र्य ्रत्य ाहि ्य_ \
    _कल कल ामा क्ष कोण मि _सं _को को ल_ लम _कोण ला ्ष ले ट् ाष ाय ाच् ही ति कलम_ _कलम कलम ाल चे \
    _कलम_ ाच्य री ाच्या वि लम_ स्वा दे _सा ंत् _मा ंत्र ून_ ून _रा ेका शा णा ंव ाष्ट् तंत् ाष् \
    तंत्र कि िं राष् तंत ात_ ाष्ट _श ट्र ष्ट्र तं ्ट् ्ट्र राष्ट राष चे_ ष्ट् ण_ व् किंव _कि सम \
    _किं ंवा_ करण वात िंवा व्य _किंव िंवा_ किंवा किं िंव ने_ ठ ंवा येका _मि ना_ _सम ीय _जा क्त \
    कास ्येका ंत्र् नि ्वातं त्र् ातंत् मिळ ातंत ्वात ातं ्र् त्र्य ्र्य र्व _मिळ _करण स्वात \
    वातंत वातं िळ कास_ समा धा _समा ्थ _स्वा ल्या_ घ ेत णत ेकास रक कोणत ाज _कोणत ोणत येकास ेकास_ \
    यास ्यां _उ _काम रण्य रण् _राष _राष् ड रण्या काम भा ख उ ्ध करण् _दे करण्य यांच ंन ांन ीय_ षण \
    ाध ली ित रां _करण् ्यक यक _मान _व्य हि_ _व् ळण न् पल _मिळण ाही _पा िळण ्षण क्षण _कामा _भ ार् \
    ारा मिळण ची _ध कामा मा_ ान_ _आप ीत आप ामा_ वे सर
    ne अआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहऽॐ ा ् र क ि न त स व य म ा_ े ो _स प र_ \
    ार ो_ ्य ध ु को ्र को_ ह _व िक ्त ल _र मा _प अ _अ ग का द त् रा क् र् ति ने े_ क_ छ _र_ ष प् \
    ै न् कार _प्र प्र _प् ज धि ार_ ने_ गर वा िका ान _ग क्त भ धिक न_ यक स् व्य ्यक व् ला िकार \
    धिकार धिका _गर रत ्रत अधिका अध अधि अधिक _अधिक _अधि _अध ू ुन ्ति _क ्न हर ि_ _व्य _व् ब _म ्व \
    श ी ्यक् धा यक् व्यक यक्त ्यक्त मा_ क्ति रि व्यक् _छ कार_ ई_ सम यक्ति िकार_ ई _व्यक उ नि ाई_ \
    _ह ाई त्य लाई न्त िक_ लाई_ त_ धार मान _प्रत वि ता प्रत छ_ _सम ारा ट ण ेक त्र रू र्न च गर् _न \
    _गर् रु _ध ्ने _वा िल _उ ै_ _भ द् _स् य_ वा_ _गर्न गर्न रत्य प्रत् रत् ्रत् ्रत्य _वि आ रक \
    _वा_ _आ येक _धार ेक_ ्येक_ रत्ये ये थ ्ये _धा तिल येक_ त्ये त्येक ्येक हरू ्ने_ रा_ ष् ्ष \
    क्ष ्तिल धारा क्तिल ित _धारा ्त् ना ्त्र _त ले हु ं ारा_ तन िन तिलाई िलाई_ िला िलाई तिला पर \
    न्त् ्तिला स्व _स्व न्त्र हुन _हुन सा _मा _हु _ब र्ने ी_ ति_ _रा _सं सं ्ट _द तन् तन्त् \
    वतन्त वतन समा ाह तन्त _छ_ नै वत ष्ट ट् वतन् ए ्ट् ाष ाम ट्र यस ्वत राष ्वतन ाष्ट् ्वतन् राष् \
    ाष्ट दा व_ ्ट्र राष्ट _य ष्ट्र गर्ने स्वत ले_ ाष् _स्वत स्वतन ष्ट् ुने _हुने नेछ ेछ हुने \
    धारा_ कु _का ान_ ाक या हरु सक र्ने_ नु िने था ाको_ एक ात ाज घ ाको ्द गरि ना_ _अन ू_ ु_ ास _श \
    _समा अन _नि ्र_ _राष हुनेछ _कु ्रता तिक _सा मान_ िव ता_ स्त त्रत ्ध श् ुनेछ _ज नै_ त्रता \
    _राष् _मान रता िय िर ित_ ुनै ाव रू_ ्त्रत कुन िने_ _कुन _कुनै इ _ल भा ैन कुनै जन था_ ुक ण_ \
    री _छैन बा _पर षण ्त_ छैन ्म _गरि छै ाग _छै तथा तथ ार् _तथा पा वार षा ेश _तथा_ कुनै_ रह तथा_ \
    हरू_ ुनै_ _तथ ्या क्षा द्ध माज परि रु_ रक्ष का_ ाय रक् ख त्र_ ाध एको म_ म्
    """
}

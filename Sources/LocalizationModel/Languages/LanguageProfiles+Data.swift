// Made by Scripts/language-profiles from libexttextcat 3.4.5 ((c) 2003 WiseGuys Internet B.V., BSD licence) and
// CLDR 41 ((c) Unicode, Inc., Unicode licence). Do not edit.

extension LanguageProfiles {
  /// For each language a line: its code, its letters beyond ASCII, its frequent sequences of letters.
  static let rows = """
    af áâèéêëîïôöû e a n i r o s t l k d g e_ m er u ie n_ p h _s t_ r_ w _d s_ an b v ie_ y aa en _v _h el te di in \
    ge _m ee er_ de nd et f oo k_ _b g_ oe ar _g _k _o _w _di y_ _n l_ es on die _t st d_ le ke die_ ek _die li en_ se \
    _e ro me or ni _die_ re _a et_ ng al _ge at we he wa j an_ la ra ou aar om ma ig is m_ _i _p ha _l si ko as it sk \
    ui nde ns ri op ve be ka to _r _he and nie rs da _wa nt ho ei ed te_ _ve ik _me de_ va rd pe el_ ing _ha _ni ur ag \
    p_ ol u_ at_ ne nk ak _ma _nie so der aan ou_ ar_ lo eg eu a_ eer rt aar_ ver ers _en ter ste f_ het _va _j na \
    _het _st _en_ ti es_ _in om_ ek_ in_ _ver ki ng_ is_ am vo em ta oor _da _be _ko ot no ' ig_ _te het_ _het_ bo se_ \
    ll nd_ it_ kr ba _sk _ho mo sie vi as_ ji gt ok os ul do rk al_ nder _' sy ond jie _so van man ies tr end ew _f \
    wee _on _sy lik vr ges sa wi ur_ _ka sy_ il eur _we _sy_ kl 'n sp _van _'n maa _vo _to _vi 'n_ eer_ op_ _'n_ og ru \
    _se lle uit ker der_ ns_ wat raa ry pa _op van_ ir _mo een _wat _is le_ _van_ ga wo nie_ ens aan_ _oo _in_ ag_ id \
    _hy hy _aa met ing_ po _no _nie_ _om wat_ _hy_ _wat_ hy_ ts _li dr _is_ of or_ jo erk _na was ier ap art ewe ik_ \
    _u us sta pi ord _maa lk nde_ br _met kan met_ _aan rs_ _bo _te_ eke _met_ per aak han _wee ku dat _la _jo ks dat_ \
    tj ker_ ld _was moe nt_ _ui _om_ un bl tji kie nge jie_ _wo hu tjie im _uit ys i_ gr hand sl ë _ne ss _pa lu pp \
    _ba was_ _ro tu vir c _ek ir_ _hu ad rin _vir _was_ ien lan ken esi _han vir_ _do _vir_ ep kle _vr dit tel on_ o_ \
    gte rm lle_ tjie_ pl sw daa ran _hand pr kk mer mi _dit ger elk jy ant af _sp _re _ek_ ende oek pie leu jy_ and_ \
    lik_ _jy us_ roe my ull eken _dit_ _jy_ rou dit_ lig _dat eur_ ke_ ans har wer kn eb tek lin str ter_ ies_ rie gs \
    rg _daa _dat_ kie_ _bl maar ang sie_ aal _maar daar _daar jou edi leur oen ulle wy vro rke ds _my eri _hom oon \
    _man sko ink hom eid _jou med gel maar_ _br hei vrou ls um bi eel teke leur_ du ulle_ _kr ende_ ank lf go oed sig \
    eld fi ken_ _sa _gr ring nse boo nke heid ier_ spe teken _med onde kel _ges id_ ike _vro _vrou _har wys gi _vel \
    vel reg nn bal ele vl ak_ _medi medi mb sku uu sto kleu kleur ue eken_ lkl _dr kaa mp aart lag elkl rde ster lie \
    rb ande ent _velk elkle lkle lkleu velk velkl gesi ol_ tro py gh _kl rp ut iu ot_ _lig _pe esig ev _po toe laa yl \
    uk nger iet ef rui ug _vl erm onder vu onk opp sig_ od um_ pel ë_ oek_ ok_ hoe ese _reg ong ab oen_ kno bu fie koe \
    ard eid_ oon_ voe ium ike_ like like_ tre gesig pyl _du rtj rtji rtjie aal_ heid_ tor kt _tr sen _si uur _wi igt \
    diu dium ediu edium mediu nker re_ kop uis ië sla sse _sl gl ppe ja artj artji werk ein fe iek bel ium_ esig_ bra \
    ring_ rw lag_ su men lp ne_ sh oue haa ede era pt dium_ pla roo sn man_ ese_ mm erd kki loo pu gro lt _sw ske ligt \
    _pr pie_ ass gte_ pers nee blo tie ant_ oer os_ ere ai land nte erke rk_ oei ger_ gra isi erb hou ame ee_ rand don \
    erg igte ub erp oot onke oet _ste ons ets ppi ip swe _af ser knop nop geb hal igte_ ligte _ond _onde lui oop yn \
    ppie fo kom nker_ ly rr nk_ ië_ rou_ ud nse_ mer_ ska ree _don ap_ waa ind io ld_ _bra dra tee gg ed_ ler _mi _per \
    _le onker oppi oppie _blo ont hart _c erin _su lde ron _sko eë
    az çöüğİışə a ə i n l r m d t s q ı u k y o ü n_ b ə_ ş e v ər in a_ h i_ z ar r_ an ma _v _b la də lə al _h ı_ və \
    _a mə _m _t il _və _s x li ya si _d da ç q_ ir ın _q və_ na ən _o _i _və_ ra ad c aq p ti k_ di qu ət ri ö f ol _k \
    an_ un ik ni tə t_ _y qa ək as lm ğ nd lı lar ər_ am bi rə u_ əl də_ əs g iy ki in_ l_ mi _ş uq sı ta sa rı _ə _ol \
    ş_ _qa m_ aq_ on iş ay _e _bi lər hü ba şə at ün _tə nə st ən_ _hü na_ hüqu üq üqu əm arı hüq hə bə ql _hüq _ya \
    _hüqu yə əri nı quq s_ üquq hüquq ası _p lik aş _şə əy az lu z_ _ma _ü _hə za ıq ir_ ək_ lma ın_ əsi bir et mal ka \
    or ini ara maq er _bir ağ əx _g nu mək rl ğı dı _ba ya_ si_ ları to va _n dir ey _mə ar_ qla sə ilə im is əxs şəxs \
    bir_ _bir_ xs yy _şəx kə şəx _ç _şəxs ali mü dd _sa _c li_ it dən lə_ du kd qlar mək_ ur tm rt əz rm ət_ sı_ iyy \
    lı_ una ni_ rin yi ərə _ö ququ ld uqu yət şa da_ _mü üququ pa id una_ maq_ ddə ik_ yyə əti ndə hər nt nm nda nin \
    ri_ bu d_ lıq ns ha likd iyyə olu ikd ddə_ ləri əh _mal add tu _hər bər ro _mad mali nl ını _madd ıl fi əd eç addə \
    _f malik tin _r ab _mali mad ilm zad ır cə ca alik en iya madd ind ür addə_ ax çı el sin aza _in maddə iz _az rın \
    hər_ arın ah şi ak ul inin _də ru _to un_ _hər_ dan əmi nın lmə xa öz aç te lo əri_ ış dən_ _əl _x ot çi ün_ _da \
    _et _azad raq qun tr iyyət ıq_ _aza ərin mas yyət _ki ların su ələ ində ll ko azad olm sın nə_ üz ağı dan_ dl tmə \
    nin_ ma_ le lan _olm _l yu at_ lərin ke ilmə olma ququn uqun asın rma quna _olma ta_ gü qları inin_ ikdi kdi xs_ \
    me inə şəxs_ ikdir alikd əxs_ ü_ _u qi kdir ına al_ tl lun likdi quna_ etm rlə pi onu olun bo do av kl o_ etmə \
    ətin zi _bu _üz pe iya_ ması _olun _olu ala uquna nma adlı nın_ zə adl dlı mı ük ça am_ ut ış_ po us nun so nu_ \
    _etm tü zadlı ada çə üd azadl ül onu_ os əya zadl re dər əsi_ mo ton _z _etmə _on _pa açı rı_ araq _ka ort lü _or \
    uz nq kr arı_ ka_ se ına_ j ap _dər _gö gö _ko qo əb zl ğı_ ının _ton on_ man ız ının_ lara er_ om de ed b_ tan \
    _dəri _tonu dəri dəri_ tonu tonu_ dü ğa es ası_ alı ok ama mə_ nc şı işi əli dır ve ti_ ör _do _di lu_ tər _so _qu \
    qə qı lam ağı_ uş üş vi mu tik tı iş_ rta gi _iş ox _ta iq yü _qad qad _bə yo sti um gə yan ana ürə rd nd_ ci qal \
    ac _tü _sə əl_ lən oq lar_ ye ist _ort aql _aç ib ük_ _yu ünd yr ina _al yn orta rta_ kt qar ant _orta cı mış _gü \
    sü _tu adı lər_ orta_ kiş _ar ob _ti tün tünd uc ek ran hi aya rə_ mış_ qlı ika _si isi _qı _po _kiş _kişi kişi \
    _qo _xə xə _açı caq iki sk şi_ et_ im_ ra_ ili _su or_ no ne qr _kə _me _qadı adın dın qadı qadın _pi _qar kar arm \
    miş öy rmaq zü uq_ _ağ x_ kü op ge par arə ağa _ça ks fa cü lik_ nı_ yar rək f_ _çə açıq açıq_ çıq çıq_ _ke ban \
    _qə bay rən nti _qal qlı_ anı art xar işi_ _açıq ip aşa yı _dü tor _ad _bay şm tan_ isi_ miş_ ml iv ev _tün _tünd \
    tünd_ ünd_ em _ve irə _se kişi_ adın_ dın_ lin us_ dam lt üs pə ia _ha ani gül _sü əki iç _kr çək tma rmaq_ lan_ \
    arma la_ _te ng kin _ada rp c_ yra rən_ alı_ ika_ ki_ üt bar _par üm ud af _bö bö and ux ic rb yat _bayr ayr ayra \
    bayr bayra is_ tut aşı _fa üş_ sm əll ol_ uz_ _bo nk rik ım eş llə ları_ ön
    bs ćčđšž a i o e n r j a_ t v s u l k d m p je e_ i_ _p _s b ra an o_ na z _i g nj st va c pr u_ _n _d en no ko av \
    ja _k ni č je_ _pr la ka _o ma vo _u nje ij im ti na_ re š li od da lj ak _b ž po m_ ov ta os _i_ anj _m ri _z ar \
    _t _na ro ja_ lo vi za _po n_ rav h oj in nje_ ob er pra ic om da_ ju prav _r _pra ima te ed _prav il anje ne _ko \
    _za tr sk ma_ no_ ije _v al anje_ or sl va_ el ol ci at it iv ka_ ik ru di an_ dr to vo_ bo bi _da ko_ on ad ost \
    ima_ ve ca t_ tv ć sa ava ba _da_ am dn ac ji om_ og van is et ija r_ ca_ em _u_ avo _j ako k_ me aj _sl _č ti_ pa \
    ica ot _sv mi sv do _l nja kr lan go ica_ _na_ vanj az iz mo ki ni_ sta _im pravo ran li_ f ravo _ka _bi as avo_ \
    enj št ih _ra tu un jed _ne ju_ jen ap ravo_ ili ič _st _ima im_ h_ ne_ _g de br se sti ud es su op ža vak _tr g_ \
    ek nja_ lje _su kl vanje le _dr up pri ili_ čla đ jer ač _član ok že _čl koj c_ član ih_ ava_ ija_ _je čl cij lju \
    _koj stv nos ta_ vr ren _čla lan_ vje du eni ova vj _os lo_ čn _pri ako_ _do bod _od vn _sva slo pre sva ac_ ez \
    _slo ir eg pl pro ena iva ku sn edn _š _se obo _pro uč član_ vako _ob raz dj svak nu la_ _slob ča aci ut pi lob \
    _ma svako obod _svak dje sm ji_ ena_ _pa ev _il _ili _h uk lobo _ima_ nost lobod tn _a slobo slob _ili_ ga jel ak_ \
    uj se_ ovo bra _se_ tre vako_ s_ nim voj jedn iti _iz mj mje ast str rž ska dru ara eb um anja red eno st_ gr og_ \
    za_ rava ce oje ki_ gl ke _bo ag drž pe _nj _f nt jeg sp ar_ ns uš pos mij jem ska_ žav lic ur lu su_ avn elj d_ \
    _sa anja_ iti_ ere pu er_ rt šk aro si rža mu _c _kr rava_ že_ enje eđ jet uje _dru _ž mije prava us ilo nih ruk \
    ož ski enje_ šti či drža tan nic aju ik_ nih_ bil ug _ru kar bit če _um l_ uje_ _pl zi odn osti ig _ta eno_ _bil \
    ilo_ reb pol mjer _su_ so eren treb tva rk nik ržav umj umje oja _umj _umje _nje au ša be _li ani ra_ sto ira ika \
    _mu ab jev rs ski_ ce_ ina lij nik_ nsk vij oja_ jere mjere _svoj svo _te ana svoj ška _njeg _svo gra j_ ici nica \
    rn nd bilo ul žen tor rij zn eta ost_ nica_ lja ub _di sla bl par _ruk boj en_ et_ ušk ože ng rad jeren umjer iš \
    ha _me asta bu _pol tro tl eli vije on_ ba_ vi_ ina_ ijet ep lije _boj ip _in _e ži oz čk _boja boja boja_ _kož \
    _kože kož kože kože_ ože_ ada id lav ho _no ovi ist tra až pla _muš _mušk muš mušk č_ nak olj _va kt mn _ku dra \
    _pi or_ _is uška inj ao ke_ cr svi ter _pre rka oli ati dij rac etl _svi _že _str ln ali ice rv ala rat sr ano _ba \
    gla v_ tav _vi lica čar _par ore vijet muška _ve tk ač_ cija ze kom eć ten rena uškar škar uh fa _sp zv _go vor \
    _lj _žen odi apa _pe jetl _ja _sr est nost_ ić gi _gr _br rka_ eni_ svij svije ice_ _si rac_ _ot ola cija_ tik io \
    _mo njen reno stav rena_ ljen ori lica_ dž nij ika_ rst _svij tam _ro p_ tri ric tru sko _cr rc mna ans ća reno_ \
    ranj _vo jan nc ent bic arac arac_ prs sta_ olo per dni aln tom _be đe zd vin ć_ sa_ z_ met še kos vod _sm _pla \
    ranje kan vat tla amn rm ijetl _gl ijel oso kin ela ado gov iča avi ivan kaz eš fe dl aš vl šte ga_ amna _ki prst \
    tamn ivanj ači eč će _bic _tam etla etla_ tla_ _lo mr nim_ astav uz mna_ acij ona nad _to des kri _fa ada_ eo ći \
    dan te_ ge _de _la nut ereno
    ca àçèéíïòóúü a e r s i l t n o c a_ d u m p s_ _d es e_ en b re _p er g ar de _a _e la t_ _c ra ta _l el an _de \
    nt l_ or ci al f r_ v es_ ca de_ ll at _de_ on le n_ _m _s na ri ó st te in ad i_ la_ ic _i me co _t ' pe ti it ia \
    q qu ó_ ac _b se da ma tr os à ió ro pa ent ue _la et ne un _co ol am _la_ x _f ra_ li ta_ ió_ di _r ns ció h el_ \
    na_ nt_ ba sa que pr is as _pe do om _es to ur ni si _ca rt ec o_ ció_ da_ at_ aci j ell _n _v í en_ ia_ _el ar_ \
    _q ls sc po _qu so nc _i_ _en va _g rr ve io _pa em al_ ss per res ant ls_ y ga _pr men lo _ma il er_ ul d' _a_ \
    ada ació _d' ua ir ot _re est ct ts rs ce mo ge re_ _se no br _o os_ _u tu mi mb gu vi ue_ or_ ob cu ació_ ent_ è \
    ui _h ica _que que_ nd _in sta les nta _que_ ts_ ng lla ona par au _el_ ara ment _per ab lle fo _ba im fe ita oc \
    con _un c_ del era les_ ix u_ _en_ us des ut ter id eg z tre _del lt ada_ tat _di mp _tr ons cr _al pro _j rc ca_ \
    ran ns_ ion 'a à_ _con fi ie ll_ iv _po ici art é _par eu sp tra esc an_ tor cia nte pre rm l' _l' rn cl com bo ap \
    du rd ment_ nci _mo ed dor _no _pro ep bre be iu ura _com ame els _le ip gr b_ els_ ado ha eta pi amb res_ m_ all \
    ador sti _ll ari ag uc del_ _del_ una ai va_ ò amen ect cio ell_ ig ues una_ ament ea lit itat _les fa lla_ eta_ \
    ant_ _les_ un_ cion rec és ny _do jo y_ bi let lar sa_ per_ là ja as_ su ina ev _per_ dor_ _sa et_ ora ques ria \
    unt orn _fo _su és_ tan go sca _ar le_ _ha _ta ic_ ist ador_ car _bo xa ru _es_ ona_ cor pl _te era_ cla pu ho it_ \
    arr str g_ _me ions ssa bar _so pel ers k ud ei lu í_ ala _ho mar sta_ _pel dr _ro gi p_ _am _ve ara_ up ast ome \
    pell ena ex _cr _ne op cul ú xe ren bl _pell pell_ av me_ od ica_ ol_ ban ver err rat ista gra rel don _d'a d'a \
    lt_ ber ora_ eri and mu ga_ ess rre esp ç ret _pi af ma_ ang ya og mor _ci _cl tri ju ina_ bu pun len lad aix mal \
    ric cad _cor _car ib ella alla fic cc ista_ ert _mar cal mà _pu ena_ nya are _gr ort man of _don ine ill rra ella_ \
    ira _an _cla anc tg tge rà lan ass tat_ xi rell qui tes ola nes _esc fl aga vo _ban ria_ hom home lat _est xa_ mol \
    qua 'e _esp tar _em fr _ag son der ri_ rad _fa _vi osc ale _hom _home sca_ _cu des_ punt _ge ide ot_ x_ nde _fl \
    tic ana pet eb oi cia_ tor_ cam _br d_ dona _pl ula _ju sor _pun _si ug gua _mol any fos ge_ _mi bal _bi rti sm \
    olt tó pers ore lls lls_ àn _fos _des osca osca_ nv sq squ rra_ tó_ tx clar bas bol _dona int _mor _fosc fosc ama \
    esa ota obe rg tge_ sen por rp tur one home_ ome_ _qua _molt molt molt_ olt_ _clar clara lara lara_ fosca us_ lar_ \
    _ap _x nes_ erso erson perso rso rson sat ixe cre _mà dona_ _mal vol stan rac _pers nca _ce arc rella rs_ eu_ _bas \
    bast nta_ _fe tant tant_ leta _bu omb nad enta uit aba min rri rena _bar can _cam llet rt_ _ac tes_ tal _ver _man \
    _bast cap oll nu upe itat_ _pet gl den ober rta gen ani ça rena_ ov for cle ncia ans ele mel pol _lla ris ade _au \
    icl mon sup is_ ata _ra ull _amb gaf bert _arr ssi tit sal hi dis ble alt _na nia _sup èn enc uer pan _punt _cap \
    esa_ rb tec te_ leta_ lat_ pal ball nf erra ixa _to dora dora_ _amb_ amb_ mb_ lau reta nti _gu uper agaf esq esqu \
    lí obert sso pare ava ian
    cs áéíóúýčďěňřšťůž o e a n t s k l i r v d í p u m c á a_ h z _p _s b y e_ j í_ st ě _v ní ř č o_ ý en ov é _n _z \
    ro ž _k ka po ra na _d ko le u_ š ch i_ ní_ sk _t _o _m y_ ho m_ la k_ _a to od an ou lo pr os va _po ne ti t_ é_ \
    ý_ no li ce ka_ te ta _j _b ed in ře al á_ av je or em _pr ic er do se _r at vo ol na_ ni dn ná ně ů _h g et _l ot \
    tr íc ve on el ob za f es _ne ě_ de v_ př _st l_ h_ is vá ost ce_ ek ad it me ma ar že n_ cí ru rá _se _na ké án \
    as _a_ sl om _př ch_ _ko _u vě s_ če ný ak ku _za ec vý _v_ pa ze so il mo _do _c mi oz am _je re _č ou_ jí ut tu \
    pro mě lá ení ho_ vi ej cí_ _pro ok bo oj da ck se_ di us kr nt by em_ vy ky ký ik ně_ aj ln tn tí kl ří tř _ž ac \
    né ova _se_ sta hl kt _ro ez edn ské ím ení_ sm vn ká ící ev ři mu op ící_ ci ri lo_ ns ál ž_ ek_ zá _na_ dě d_ \
    ání sp řed ú rn ud tá str _i pře dl ké_ pl ba ět sv _od nu ist áv vé ti_ čn eč let r_ ji _sv _vy še tě ick át ěl \
    _pře éh ého ík ýc to_ _ve si ů_ ný_ ád ých sti zn _že z_ ny _ob iv že_ oc oh la_ né_ ého_ _š rav le_ rov čk _pl \
    sto bu pe ja ský nos _le jíc ová jící eb ter _by _to ha uj nc je_ dy _ná kon pol ran jící_ ent ím_ c_ ých_ vat nsk \
    nost ík_ ém pod li_ val rk ší ice ta_ uk ná_ vé_ _so ové zi _ma dá ič lí pi lu ice_ st_ yl ech ání_ nk _kr ak_ kte \
    ap _že_ ky_ ník tv ec_ dr ko_ ém_ sa tk hr uc vý_ žen vá_ _kt bl _pa al_ byl ly stř čka čka_ _kte up do_ az va_ \
    ním kter tře _f kéh ích ár kého ín me_ nic ník_ ví dy_ ie _zá _z_ _ho be _kter _ka _byl _g ke _stř nd ený lý ěn dv \
    rka ep ká_ ač ur ký_ _o_ ost_ lov su ová_ ák vl zd rt stře ie_ ají vět id tl _ru nut ář dní _sl ra_ j_ rka_ ajíc \
    mí _tr lý_ rd střed třed ající _stře ng pá uch ř_ ředn kou ba_ pra he tro lk _ú au ina pě _in oč un eti ená ván \
    lní len rs ple č_ ina_ _vo áz ul _e už voj tředn cho _ple _ba men _dv tka ít _vl nice nice_ kov tka_ br vk _vý há \
    _mo ds čí nka ený_ št lav ček ček_ _kl ole cha stí hod ods _sm ah íč vání vání_ nka_ _su ená_ us_ leti _ch _ods \
    _odst dst odst hla ín_ ový plet svě ír _os _dr _plet stín tín ičk uh či áč ská du dstí dstín eti_ leti_ odstí \
    pleti stín_ tín_ _sa šk ab _me zo bi ovn ty _svě kř té ava svět p_ ny_ tor las ož _sp tí_ ák_ nov ař _hr tel _svět \
    uka má no_ áž vla ele sko _mu uš et_ ň _pol ový_ sn lé ská_ ge yn ás zl or_ fa zv _te _pi vka vka_ mr pla ský_ pu \
    per _pá dní_ _zv tek hy ub řen prav man ši fo světl větl ětl ým um on_ _ta avo oli kos din ži _ku est da_ zp dvo \
    hor _ja ují ujíc ující _sk ička ička_ avý čen ork ruk _no ó ena sou pí ován ční upe _vla dně dvoj ram íl hra oso \
    čt tm kaz tá_ tý ýr _la dí dc ry _pra ika žk avý_ _žen ování tra _dvo dlo _hl ena_ áp rom nce _de ť _ot tik _mi \
    ika_ _pla obl ední el_ ty_ ekt _bu rm ste pos dol ir dk pln _sta lek ava_ nou _dvoj mav tma zk ví_ gr lič nost_ ěr \
    ver ote g_ kou_ _obl _tm _lo lev _muž muž _šp šp ráž tmav stu ář_ _str řk řka řka_ og ib cen ěd _tma uv _ruk _pod \
    ené ené_ co čtv roz ale oto _pos van ink _dol ku_ io oje olo _ha ča ěs
    cy àáâäèéêëìíîïòóôöùúûüýÿŵŷẁẃẅỳ a d e y n r i l o w g h t c f s n_ u m d_ dd r_ _c b _y _a yn _g l_ _d u_ wy th yd \
    an ar ol p ed ae ra g_ yn_ ia i_ ll en dd_ o_ ' _s ei ym _b di h_ ch io ad er _p _m ydd ai _i od au a_ da _t s_ \
    _yn y_ _f it au_ ri gw wr _yn_ la th_ ith on _h li de _o cy el ro no yr _cy ne ff ys ol_ ha _e we 'r_ do _ar 'r \
    _gw al le yf ni edd eg gy _l fe _y_ or in et hy oe _r go t_ wyd si w_ nt ny io_ ma id eth ga _n aw re dy at ig fa \
    ng na st sg yl wa ca og yw ef nn wn ydd_ en_ me mr dr es aet on_ _w aeth ymr tr fo rh ad_ ly ho he rw dw _gy an_ \
    il ac iad rae un lo hw rd eit _ca eith _ll er_ lw fy if _a_ od_ te ddi as ir ba is dol eg_ _i_ _rh _dd f_ edd_ am \
    eu se ry ta m_ wi ar_ _ma sa af eth_ wydd mrae wr_ mraeg hi rt iw raeg oed ymrae yr_ aeg nol ymra ait c_ mra aith \
    aeth_ lu ew fr ig_ e_ co os iad_ sy rdd ddo bl so du el_ ith_ cr _ba yd_ _da wed by nyd nydd _ch _co o' _de _o_ bo \
    rf _cr _me gym nt_ ie ge ch_ _ar_ edi _ym i' aith_ cyf gymr oedd yg wn_ _cyf _ga _si _hy _gym dau nd ysg _sy fod \
    dio fn aeg_ raeg_ 'n 'n_ pe rwy ti dol_ _gymr og_ o'r hr o'r_ dda rth _ff ce _di gymra dwy nod _go rc _tr id_ can \
    roe dau_ ion _pe ty ic ynn fer ll_ gr _yr wyn _yr_ iai ed_ _fe oedd_ _u be cym _ac wei ddy _ia wyr rl ru cro _ei \
    cyn _cym efn lli dia _can to sia cl rha yddo ir_ odd fi iaith gl ada iait _cro weith weit ac_ _ty _cl oc â us ano \
    pa hyd eu_ _cyn _i' ddol mo ci gan cymr hau aid _ne gol ria _cymr rif yddi chw _ac_ wyl oli yll anol hyn i'r_ u' \
    i'r ddio fel _chw eny gyf _iai _iait _croe croe fyd rch rn idd law _sa nw fod_ liw mae _o' of arl _dy ag dyn _arl \
    _cano cano canol b_ _ce tha _mae al_ _ys _dr iw_ rll in_ gi pi es_ ud _gyf fny efny ur liw_ def ws enyw nyw gwa cw \
    lliw lliw_ oen arll yw_ _an efnyd lla fnydd ant defn defny fnyd oen_ ell _arll _o'r _o'r_ aidd aidd_ idd_ dyn_ \
    _gwa gwy arc _be dde len yt _gwe gwe bw croen roen roen_ arlli rlli rlliw lau eb br ban k gyd _tyw tyw pl ywy _pa \
    ffo ia_ lon mi ec _tywy tywy mw lau_ _gol po _he yll_ gwr p_ j lle wc aw_ _gwy tu ns yth dwr eil ola tw _te ot bi \
    _by rs ê om nia my _ta ara wl _cw ian ff_ ys_ rai yne men _ha _br wyll ath log bar enyw_ nyw_ di_ _mo _ad ach wm \
    _dw war ddw eir _pl led pw _bo nu _lla gu log_ hu hwy lo_ ws_ law_ _la em lig lig_ olig olig_ tri iwr ini _pw ô \
    rn_ _po _sg ab ren ap lwy _se car yst fl rio _pi dal wyll_ olo ri_ _dyn ang _men olau olau_ iwr_ _gwr lon_ _do per \
    gola wai alo rb arch anoli noli nolig lad us_ eic ro_ wch cha tywyl ywyl ywyll nydd_ _meny meny _gola golau lin \
    all _my nio nu_ gor lly ann _bar cu dig ane iog as_ wra yda ua _we awn tra ori or_ chi _bw _car wydd_ hed sw ers \
    eo _ban wyn_ _am ran dig_ dwr_ wd alon _wy menyw dei lt ner aig aig_ raig raig_ _lle ell_ du_ sio dro odi eb_ ong \
    wys fyn ard red hl ant_ _per _dyn_ âr âr_ dra nod_ _to len_ nc _llaw llaw pen oes riad ner_ _st tor wyt son yny dl \
    arw ffe _bl wrai wraig yfr rdd_ wch_ llt fu alon_ _lly waid waidd ywa lyg cho son_ ana wyth _pen ng_ ŵ _cu _yst \
    ffa lio lc op riad_ iau iau_ rff awr mp wedd pr cor ywai ywaid ine erso erson rso rson dio_ mb ur_ _j ben bys ip \
    _sw _ti ari rson_ chy pers iri lf _fa udd wg hio rac lia sh far iog_ _wed _wedi
    da åæø e r n i t s a l d o k g m er e_ u r_ f v b de en t_ p er_ h n_ _s in te nd re ge an et st ng or g_ _f le el \
    ø ti _m _k _a sk y en_ d_ _d _b ne se li s_ æ ed _e _t _h ke ri å ar et_ es j ig me _p il l_ ve _o ing on is de_ \
    at nde _i al ns c der ra _v ma fo be _l nt ni _de vi ll og la k_ ol om ko for nge ik un ta ka ag _fo ng_ tr and af \
    ter i_ _g rs _r si m_ _u to rk ld _me _for id ør ds der_ eg og_ lle lig den ger rt re_ til ke_ _og he ind ing_ ro \
    ge_ ud ed_ ere _og_ am nin di ha _af ru pe _ti ek end il_ ning ls sa io it _n ste kr em a_ _st va _ko _i_ _ma ne_ \
    ur _til ske at_ bl mm rn so f_ es_ å_ gt ige te_ le_ _en or_ na lo ul af_ els op ler _af_ ens rd ær kk ede nd_ iv \
    da gen kke _er inge nde_ tt med ent br lse del ad gr lt ku ver ys _ha pa sen mi ion _be se_ ide kt fi else ev _er_ \
    rin _med tte dt mme pi lin til_ _at ft ej isk ho sp kl ers ill _at_ und an_ gs od den_ ot _in tu _til_ pr ans kon \
    ba ie ern det rb på ov as eri rne v_ ren age _på ret rm fr ter_ je sti om_ ser nn tio ner gn _ud ati tion ris ende \
    _vi ist mu rg nder us erne man _sk nt_ væ eli ar_ men ske_ _si ten _på_ bo på_ for_ ring ef ling _c on_ ende_ ove \
    _so gi dr _en_ el_ ige_ nne vin and_ ce _for_ _te ån ia det_ ns_ _kon _der ark ker mand lø ell ts po inde gel ly \
    nds med_ _pa um egn est _med_ ir lige ngen ki ger_ som ler_ ap ive _ba teg ok sk_ øj o_ _der_ hå ab pil kv ånd gn_ \
    str bi sid mo ga ig_ _det hv ning_ gl av jer _hå _den p_ ene _de_ fl ang tegn ry elle hed ker_ egn_ ingen vind \
    side nk ss int _tr _kv _sp mand_ st_ sl _j tegn_ ens_ sm _sa lige_ _kr hån par per _br _ka hånd fa tre _hån ks \
    som_ kn gt_ _hånd su old vinde kvi ven _bl æn do ak _den_ _va tor _su kvin kvind _ly ei fe _pe spi isk_ dt_ ep bu \
    ille _man let ant int_ _gr mø rø ran _mo ut hj lig_ no ein _kvi ræ ue gh nte os _li _fl rt_ ik_ _kvin tei nst eint \
    rk_ _to _ve tein edi us_ _bo _re _tei _tein eint_ teint sv nsk um_ lan hed_ læ bol ys_ lu lad mp ion_ fla igh nger \
    sy pl sig ød ale lys yd ade _pi _an _mand _fa _medi medi inde_ kan _po _ta rr ghe ky ea iu yk ci y_ _lø tø _he igt \
    yr pp ghed ighe ighed _op nger_ yg _fi ug stre ol_ ort ob ld_ dd ska sto ium ium_ w vid mer ller _ro _kl b_ rke \
    _hj _ne rik kø lde lt_ hø gra ert år ret_ ad_ pil_ øl van _la steg _mø spil tn ved kel _sv mør _lys _par ørk _ru \
    pu ine ag_ rat diu dium dium_ ediu edium mediu ller_ ic go sn uk lv vo hu atio ation elt eb vand let_ yl æg j_ \
    kke_ kæ elig _hø by dre amm igt_ fin sh al_ ip sta _ga ghed_ lys_ _kn øb _el _mu _van _fr _pr sku ib mel eh _vand \
    irk _do jr ve_ ask co _ø tion_ ør_ vend bil lag stegn ju gle rte _mør _bi _da rv tel rl ppe ski _sy au nder_ eds \
    jo ban tri _mørk mørk ast dy rde sigt are dde øre _sm len red tro ort_ kker nsi ngs _lys_ mørk_ ørk_ rer inger _ho \
    dl reg _dr age_ ai hje gu ele fte _mi nke ndt pers _sl tes ca _bu _ci ånd_ lf ike ara må op_ pan æd omm amme ege \
    arb im nes tet ansi ansig nsig nsigt _fla db _un ent_ fing løb z esk kor sse ved_ sko _hje øv hov hove hoved oved \
    ner_ _ge _høj høj mb lle_ tan ring_ ap_ ned æl ande me_ tj tje rbe lli des bold tik øn ord kin
    de ßäöü e n r i t s a h l er d u en c o g n_ ch e_ m k b r_ f en_ te ei er_ de in ge t_ _d _s p z he w ie nd s_ st \
    un sc es sch an el le be re ne ic _a ng _e au is ich se che it ä der _m _de _w ü _b _h ar h_ v al ra ch_ ein on ri \
    _g ll _k li di ti d_ ie_ nde _i ha me der_ _f ht or m_ si in_ la rt ns nt ten cht g_ we l_ hen _p es_ as nd_ ke _z \
    hr ter et _v fe ze _n _di ung _u us ni at _ge lt chen ig die den gen end _die tr mi te_ ss hen_ em _der _l ur \
    _der_ _ei _r _t ol ma _un tt eh ste und nn ac da ta na ten_ il ck ro chen_ ine nge _ha die_ _ein ng_ sche _die_ ut \
    zu wi lle ß rs _au isc eit isch ach ö wa rn eine am ve _sc _sch ru icht ab uf ag eb eu hl ts ere ich_ on_ und_ ber \
    hi _in _da nen ht_ im _be _zu ier ende sen rd so iche rei ben den_ and ah ba ne_ ung_ _und _si eg _we ers lte cht_ \
    ver _und_ ell _er mit mm it_ ert hn lic uc ische ent tz ens men vo sse her sa ed kt ik u_ ren lich wei st_ nk em_ \
    nder fa ige ist sich sic _in_ ir des _ve he_ _se j le_ um auf ls _ver aus as_ uch nte gen_ oc sp f_ icht_ ges el_ \
    nz rb ern ft _mi che_ io ner ür _wi nen_ ebe pe rte ka _vo o_ _j a_ no hre ger rg _st de_ _an nst ind pf _eine tte \
    rin to ter_ tel fr hei pa pi ot _al ko ec sei _ma kl zei k_ fü zi lo _so nde_ eri _den _mit itt _auf ad rde _ba kr \
    eic eich _ni bl op _sei abe y ge_ ho ing rau _den_ _sich os _sic ine_ rbe eis str mo chl schl _he ende_ _fr hel \
    zu_ _o das im_ eben rin_ fl _das chw hw schw schen _fü arb ler gt kle bo das_ _zu_ ichen ld aut du _das_ erin \
    eine_ mitt rm ang all ür_ nic erin_ än ug _mitt ue rz gr bi zeic zeich von_ elle von arbe lle_ nich eiche han be_ \
    nicht _nic est _nich _re _wa tu tri unk len ndes rk gl ek ger_ ech fen _ges lei _ko des_ itte cke ck_ ttel _schw \
    dr hau po ass ndes_ _sp man ki om br mp _wei spi z_ _la per _bl hand _c ken mme hal pfe _fa do pr nger _han ann \
    ene fra _hand far gel i_ fi se_ _pa nder_ age sta ittel _li farb mitte hu ff ef kre _hau au_ aa ku farbe ric ett \
    bal hs re_ ien hä _na alt elle_ endes pu _ka chi ele pp tf rh eil ion lu dun ite ob tes if ender ar_ cher oll pie \
    _gr sk rt_ ul _haut haut rich ball af gs us_ tfa ße är frau _fl ser lie _mo esc esch aar bu _kr arbe_ autf autfa \
    hautf rbe_ tfar tfarb utf utfa utfar send _tr ke_ inge asse ege lin mu x tl nb esi ee tra uh ga lau hell eld _man \
    rec lag erb lf ker nne nac tes_ sch_ llen chs nn_ ange son _do _fra nkl ler_ cha mer üc _schl helle tei nach stri \
    sende tze ak ock _kl dunk _ta zen ap ln ote dunkl kle_ nkle nkle_ unkl unkle _ra eite sti ster eln her_ halt _hä \
    vi sicht ise rau_ nu iel _fe _sa unt ink rie frau_ eck og chr ill ann_ mann mann_ ale ok _ho ub ani echt ppe ati \
    ör iz este _me nf rat esic esich gesi gesic rü spie alte ran ud nt_ rech erh ll_ ks id stric tric an_ art ai lk \
    fla ück lan amm eng trich rr fer uer _ab ssen nis nke rad zt nsc nsch cher_ go hte gest lb scha gesc gesch erk tle \
    _ro tin sser ner_ sche_ chte _ar was schr _pf tler th _ste ere_ eise nze chn lter hm ffe ins ete ds ken_ rer lat \
    rn_ reis kt_ halte ahn gi üs _was ensc ensch _frau bla erz hö _aus enge _du _pe _br and_ il_ _po _hel ben_ _hän \
    hän änd ika fo ehe sm bei rw rze ua sel _hal piel spiel run _händ
    en - e t o a n i r s l c h d e_ u p m g _t f in er b th he t_ n_ s_ d_ _a _th w y on an _s _c r_ the re _o _p _the \
    ng _b ar y_ en ti k v he_ _m g_ at ed es te st ing the_ nd ng_ _i _the_ _w le or ing_ nt _f al it er_ is l_ to f_ \
    _h _d ri ha io ic of de me ra o_ ro _of ea se li ed_ on_ co ne _r pe ve ion ma ce _of_ nd_ of_ and _l la ou _in ch \
    _e di a_ _an ll as _co h_ ac be _to _g ca hi and_ tio in_ el tion ta rt us ent ns ec ir ho si il _n po le_ ct ge \
    tr un ol _and nc om an_ ai _and_ ss ion_ ot pr to_ ur op _be _ma pa et lo ie ni mo _to_ ut m_ re_ rs ci wi ad es_ \
    al_ ow _ha ig ter _re ee k_ at_ wh st_ pl na am we em ts _wh ati mi os tion_ _pr gh per ba _me ia so nt_ ver fo tu \
    no bl ty x con ul ag ce_ su ll_ j _u men ck _con vi or_ _pa sh en_ ly _in_ ere _wi ch_ ate atio int ki se_ _v _pe \
    ation _mo _a_ ly_ tha her ers ke _fo _di _tha id fa res _de is_ ons fe cl ts_ est oo ei q ry ne_ art qu im ent_ \
    all gr _su nce bo ve_ iv ua _it mb _ba der be_ _ar hat ov fi for ect ess it_ _be_ ab ev p_ ex rd ap pp go ain mp \
    hat_ man sk ty_ ment nde pi uc ple ht ue igh ted bi _ca ep pro um _no kin wa as_ par nte ns_ sti one ove pu that \
    ght _that rn ight _un da _for ub _on ir_ are era that_ do _we _po ff han ard ber sa av _whi whi rea hic wo by _pro \
    ther _li rk by_ _st ton one_ up enc sp man_ cr _int z _as _sk ru ith _is _fa _it_ cu oc eve _ho _go _cl et_ _by_ \
    ich ck_ ist _by ous tin ear _he _k ies _wo iti br _whic hich _sh _bo ich_ ds which ry_ rin whic ions _fi te_ fl \
    hei ar_ hich_ rr us_ over ht_ ld rc sc eir _tr _ch bu heir ght_ eir_ lin heir_ _ski ski c_ ight_ _da part thei his \
    gi tt hand ter_ ting _thei w_ their _sa tone tone_ _do rd_ _ton edi ting_ _is_ ge_ th_ ern str ark med tor _fl \
    _han _tone _skin kin_ skin skin_ og _sp _bu _lo iu ine _med um_ _ge hea tic ds_ _hand oa rk_ _j _le gl _ro _ra ss_ \
    ip his_ che ist_ lu _man ey au _pi _bi _medi medi ang _cr ak ay ark_ od air car i_ _hea tri wom ock tra _br ia_ \
    ica ard_ ger ow_ lt tw ic_ oi din ium gu row ack lig ium_ _wom ph min diu dium dium_ oma ga x_ ediu edium mediu \
    _gr el_ tur ling ling_ nge oman ligh light ui _te _wa ast ding ding_ _pl ef ring ste pers old rm cal sl lan ug ill \
    fr clo ice oun dar ace bal war ke_ rt_ woma woman _bl ant age _la _se ot_ ple_ hai oll ind _ta sh_ rac cke _lig \
    _ligh all_ oman_ king rat ass mer sta _per nin win cle _fr king_ _dar _fac fac low ft ted_ _so _woma ok pin ger_ \
    mu pla wn _dark dark dark_ nk _ri _cu il_ ring_ nti oin _sc dr du rai ric cro son _man_ fla hin eg hair _mi ide \
    mon ick lle sin anc rp ire son_ b_ ib _car erso erson perso rso rson ian qua _ti ath ward _fla can ud if eel eli \
    ble tte ut_ der_ ake rson_ tro ain_ own age_ ball rl _hol hol und ive _clo hu red ite ria _vi sm cha cy sw ning \
    ning_ _y gg mat ye ld_ _si cti ele _ki ale spe _ne _sl nu ell eat ew ag_ nn ands nds tan tea rg af _tu nta ob den \
    hand_ fin tor_ stu _mu eri out wit mil gra eo sha red_ _pers _tra nce_ _ex hee sing _sw lit ice_ ope rds rds_ rb \
    _par olo _wit ett ead ay_ cor ace_ ical oint nger cli chi boa ail ine_ _face face _che rop ards ards_ ad_ va ity \
    hr cto bra mar
    es áéíñóúü a e o r i n s l c t d a_ u o_ p m e_ s_ de _d n_ _c en b _p es er la ar _e ra _de _a g _l an ta ci os \
    nt re l_ do as or al de_ ad v co on te ro el _s _m _de_ r_ os_ ca to h ue ó f st in na ic _la ri da as_ do_ ma la_ \
    le lo ac _t _co ie ia no ón nd el_ pa y j q qu se ti tr ón_ un ent io _r di z _b es_ _la_ ec í ba ado ra_ po _en \
    pe me á ió li en_ ni ta_ id te_ nte is ión _h cu am que ll mi so si ce pr nc ión_ aci il _ca sa or_ _i ol no_ to_ \
    _es _f ro_ _v ció et _n mo _o ción ur _q om ar_ ue_ _qu ch da_ _ma na_ rr est _pa ne ha at rt y_ oc al_ vi _re \
    que_ con _se _g _el _y it ción_ _que ab ia_ ga _pr _en_ ien ndo br ado_ _que_ ul sta _y_ _el_ ed _con ant _pe nta \
    su ada lo_ gu ve bi _u ñ era _in _po nte_ ació res ación va pi ica ct cia nto ir é ot per _lo ua se_ za im _me em \
    _su ero por tu ara iv los gr tra par and mu _al _un ag eg ona ter los_ nci _ha ente mp ist go fi pu ui del _ba \
    ndo_ ida _del pro ici ient sc on_ uc ía _del_ _a_ men ento io_ del_ las bo _mu _est sp ns ob _par dad ita fe lu \
    las_ dos du bl _no rec ante ú ico co_ _pro ap _pi nto_ _los _los_ ran ido ru sta_ des pl _di les ea lla ía_ ier \
    _por com ill mb ion tro cio _se_ cal _ci _com tan rm op ncia ara_ pre one por_ dor ando ora ja ando_ _por_ ada_ \
    dos_ ho an_ _ve nes ment nic je ento_ eri tos rc esta man ca_ ip ste para iento una ras les_ ect con_ _las_ _las \
    sto rad una_ be ntr mie ng _con_ rs den tos_ un_ ador ones cl _un_ ron lar nes_ _bo _para era_ _j ano illa ero_ \
    cor cha eta car k he hi _ar _to omb aj mien rd arr ari án re_ _sa str tar para_ _cu ono pie cion _mo _tr ib ina \
    _ho dor_ _una tor eta_ bre _una_ _pie lan ono_ ó_ vo lt d_ ev az ano_ _te us ione der er_ jo og _le _cor cr _per \
    _so bar ton ers edi mbr qui ador_ end rio son cul eo i_ _pu med ud mar gi ig iel ente_ ala _med ombr _car ico_ jer \
    llo anc up uj fo au ña _ce err cia_ iel_ x iz _medi medi ante_ _ap ge fr so_ _man unt ana uer ena _ton ej sa_ cla \
    ert bu _tono tono tono_ _piel piel piel_ ama ica_ esc ere scu ale ja_ _si gra aba ech rso ista of rado _an cur \
    lla_ mbre che hom homb hombr anta _ro dio od uro ju ad_ fa enc _do rra _hom _homb ani ista_ ete rro tri esa elo \
    iend ombre ido_ ban ort ma_ ric cie ep bre_ mal arc dio_ ont dia pers endo _fr ut jo_ lad cam endo_ tad can llo_ \
    erso _ta añ uje ujer pel _ch iendo rn ria _pers erson perso rson rsona sona ño gua nf dr cer nde dad_ av _muj \
    _muje muj muje mujer fic uro_ int ín _bi _vi rio_ _cam _cl mon z_ _os edio edio_ medio ngu _mar mo_ _gr mano ver \
    ura esi chi rri eb ora_ zo ub _be let mbre_ upe mor osc lev rp are sca bal go_ tar_ art ami pun nas _ru tic _bar \
    esp aro aro_ _ju ez cha_ ha_ rb sco ate _cr punt oj idad ali tó _ab bol _esc pin lar_ eso idad_ _cla amo sup uper \
    fl aje ay ult cc _pel ren _va _lev ga_ _sup _supe supe super erd ex raz van eva rti clar ño_ ell bra illo _ag ata \
    _osc _oscu oscu oscur scur _des rre _gu cto hu len cien tiv echa tur ulo sm rte nas_ illa_ jer_ orr enci _mon ori \
    tón tón_ ande _ac ian _ti _ga _hac hac _mano curo curo_ scuro _clar claro laro laro_ tas ris ba_ eñ leva ele _ban \
    má rac lec nad _bu ujer_ nda ota ov san ana_ le_ _mal _li ulo_ olo res_ _na _as ibi cua ang za_ illo_ lle uch
    et äõöüšž a e i s t l u n k r m o d a_ v g p _k e_ h s_ j i_ ä _t is st in _s d_ _m _p as se ta t_ le us al es ma \
    el _v si li tu _n ne ja me na ü ka va te b ee an mi _j _l ik at ol aa ku ra la ô id n_ _e l_ ud ga _o ri oo _a u_ \
    ar et ni nu da ne_ ja_ ul ko it ks ll ii sa ad ei _h õ ke il am on en ti er nd uu ai st_ k_ su ine ha ed ö _r ga_ \
    ut gi _ka un ah ur ak pa _na us_ _ta em de _va is_ _ku ud_ _ja ng _ko ts min _me ag im ki he gu ju as_ ast le_ vi \
    _te ine_ är v_ sk to lu av pi or id_ ist eg _se pe ma_ nud di _ol r_ _i du _ja_ _ma est mu ek ig ve um ea nn es_ \
    _pa lt ees ge _mi _ke ise ev tus re aj au oli on_ _tu _ü ed_ eh po tt sel _su _si ui pu se_ mee ust ss kk li_ uk \
    aja ad_ mine ks_ mine_ om lt_ sin in_ ôi ele ht mis öö tas ole _sa sta äi el_ ta_ ab ata lg lm ema _pe _ju _la ir \
    kä nud_ ing ae ba _mee nai mees _nai _pi all atu kas stu end ül _po da_ ega ot al_ _ei _mu aga na_ lle _mees _oli \
    asi ik_ mä val ru pä ei_ et_ ld rk ste ais gi_ m_ _ei_ est_ ää ti_ ro use me_ te_ f ime b_ nä gu_ kui _ha _ni vô \
    _et _nais nais g_ ell aks inu ia kü lj _vô hu vä _ve nt _kui sin_ tul av_ oh jä ok üü ale _ta_ lo _et_ _vä nda ool \
    iis üd oli_ oma ui_ ip p_ pea os eks _oli_ ug oon ära ina hi _on rat _jä ida _kü ast_ iku les ee_ sid eda _b uh \
    _ki ami ika sii _pea _li õr ses kui_ tav _min tr ll_ tun see _on_ tus_ _ä _kä eis _ole ev_ aja_ lle_ kô iv ras too \
    rv _kui_ rk_ _sel tud tud_ agu ho vôi oon_ _ra ita _vôi esk _see amin _kô o_ er_ pp oi lin lä aha mär _en _sii kes \
    amine up ôt _om sid_ rm ap eid uta tav_ ur_ õi ep mô pr rt sm pp_ sp mm hel pal tam _pu _mô ega_ iga km ia_ ato \
    aar no mo _oma sõ ärk bi its loo line line_ aal _kes _kesk kesk be ili kmi lan tse rd skm tõ võ hat taj taja taja_ \
    _he iga_ märk _mä _vi äe ärk_ _ho eskm eskmi keskm skmi kk_ sü raa ž kt nik _nah nah ahat ava _u märk_ ume kr ala \
    eri mb atoo ani maa toon toon_ elt _to lis ane tami uj ini _hel _naha ahato atoon hato hatoo naha nahat tt_ kõ ng_ \
    _d rii sti rg tä _pr ike _ri tum lli rik og _le suu rata äs äg dus _suu _sü jo _in mas let kon gr bu lus lv nik_ \
    ar_ so _õ _ar _g isk si_ ndi kl pil tamin tsi rj ane_ kuu c kaa _kõ ant atas ratas ira õl ide ang ule elt_ ees_ \
    itu sed noo ol_ ilm kin sed_ ari pall _tä lõ õu ps ter eta kor _nä _võ mees_ _käe käe uv tik op iin kan joo ss_ \
    _hele hele saa tor ain lk an_ mise vad nd_ sur õp juu ela tö töö selt selt_ paa umi aat _f _lo isel iselt _al eer \
    alg at_ ara lane lik aan än _ro kee _sõ ni_ tur ame aad eel hv nim stus aine atud atud_ and ri_ sul par ka_ lane_ \
    _juu gra utu jal sik imi itav era sut vad_ etu ua io ris _jo ij rin itse ool_ med _ül mat ista aine_ eli ele_ iir \
    _pä iv_ hoi kal fa ene sil kur ate _mo mus man lev _tum _tume tume tume_ ume_ kmis kmise misel skmis ija hele_ uus \
    _val _lu usi de_ aas nime van ke_ _kuu sto uju are kas_ kar pun nool nni äh lak sv _joo õn od _hi aut isa tri ih \
    _pal lla ett iss lg_ ns ruu _süd _süda süd süda üda _ru nge lip mar äk _lõ ekt hit ooli mer all_ ron eti koo õs \
    itav_ nain naine kir eha tan eo _jal _kee la_ kla nk gus dus_ eeri ase ob iiv inn rs itus _nu ese ija_
    eu çñ a e i r t n o k u a_ z l s d b g n_ ar _e ra er en m _b at ta an ko h o_ _a te p tz in al _d ri ak re ka rr \
    en_ ik ia la za i_ it ba na ai et tu di da _i ze or ko_ ma _g ur il be ek de _h iz es e_ u_ _m nt k_ oa ea ez on \
    an_ ti ta_ un bi le era ia_ zi ha eta _ba ra_ _be as ki ku _k arr az rt gi du st _z _p tze ua go sk tza _t ut ga \
    au ne ir z_ _s us zk el x _l ak_ nd ren ag ro sa _o zen f na_ ke eg ot si eta_ _er ab _da gu ari oa_ io _n ntz li \
    mo su ad ri_ r_ atu rri ea_ _et me are hi _bi ika tik rra ate ako _es tu_ l_ eko ala la_ j ld os _de ng _ha t_ pe \
    in_ tx ren_ atz am _eta _ez pa _eta_ eh ru ge rre bat ati zen_ em is ua_ ib ni iko ho eko_ zt _di tzen kar ber _mo \
    uz ina id do _ko _bat itz tzen_ ain ald ita no ere rd har lt to tek iza ie egi bo ara _ma aren _iz ah arra ako_ c \
    ria koa zu bil _j oi aren_ lo _du uk bu ait ska rak ela mat tea ten ste ue al_ od adi ar_ _ga ile ol _ho ria_ esk \
    _ar lu pi _ad ei ed rra_ tan zko ter ama zo itu rik beh atze ez_ _esk kat tr lar ean err te_ s_ kal atik ten_ _ge \
    usk ago unt zio re_ ert _ze _beh ik_ ena ail ntza _iza _ber ema raz uska _hi _adi zte lde dit _eg ori bai int alde \
    ul ts abi _na zan _ka tak _in gr _era ira est he mu za_ _em da_ ram tika pr _ema ide aku art sku izk eha po ka_ \
    ing at_ ok gra dir ite tza_ eu um mak _tx _esku esku ehar so tan_ tat _izan xi _dir mati kin izan rk aria ant era_ \
    mi un_ rama matik beha tua behar rab rp aria_ _gi ari_ dal ezk _beha arra_ orr _ed mod _go _gr _ez_ untz se txi \
    maku eki rek atu_ ila ona lea xa atika _f ume aur and dut _la _gra hal izo amat _su rat gram tzi kum kume dia zon \
    dar _au _mod eza zai lea_ giz una _emak akum akume emak emaku makum tas txa asu le_ ota _mu urr asun sun tea_ _sa \
    izon ramat oda _pa odal amati ent kin_ arri _u _az _giz _gizo gizo gizon ine bar tasu tasun _gram tua_ ina_ aile \
    tar xo gor ja gar uta pu mot ap lari gai im una_ _ir zia lk tz_ _bu kia mar _el nu zar koa_ _tr _me rdi ilu nda \
    sta per erre ntzi rte _zi rg _za _err _pi reki ota_ _mot ont gur uru tzai tzail zail zaile ura ui og erd ki_ ona_ \
    _al urt ekin ekin_ iar rro ilea ilea_ gia lan _txi _gu iak _he txo oi_ otz ltz zko_ ind om rri_ ezko ile_ _gor ora \
    kor oz ban ola iko_ _te _ja op uta_ der _bo alt _il rtz io_ _it mota biz _mar erdi nte ker kt laria bel ndi bal \
    ran arte tro lat tut urp ro_ lu_ _arr aza sl _biz let ost atzen dun _mota mota_ on_ antz men eri _po zi_ _se ark \
    _pe _to rb sa_ ula rako par rekin man iak_ ete np sp erak y ur_ arek areki _bel ast rea her nta end zal bur tuta \
    ndu azt ort ailu ika_ ian ih ero atza eka atua ist gil ore ang tor uin _bar izi teko ket utz min rako_ rka up oia \
    ig rtu karr kan fo ton _ki ana fa mal azi rpe kul ote aba lua dea bik ean_ sm _zu tur barr iri ezko_ _lo _le _pu \
    aka arg gi_ ontz zia_ abe oto _ezk asuna suna teko_ ada keta zke _hau hau hot kua ehe ila_ lua_ _aur iki _c nia \
    alar _ne asun_ sun_ nal tsa dera ma_ kia_ _erre inu agi _zo suna_ hu azk tuta_ _so _bik den aki zur ein nde nb \
    urra eb rm ris kui kr one gel izar zki oko egu ip ud egia il_ ura_ ezi w rrat tzia pil din katu lka iku rea_ itar \
    v urpe garr rit aga tri _ban _har ial ioa rria _mi uri zek rai orri tako ep eo sle ala_ erra roa mai
    fi äåöšž a i t e n s k l u o ä r m a_ v p n_ h y en ta is in _k i_ j st an si tt ka va en_ aa ä_ te li it _t al el \
    ll ai _s _p tu ki ti mi _v _m d la oi ma se ne et tä t_ on ja ri us sa ku il to as es _o ke le _j ik nt ko ist ar \
    ö kk er s_ at na _h ol pa o_ ut _l uu ks e_ uo _e ss _a in_ me ii ie nen ak nen_ su vi un au ine ta_ ra ei _n ja_ \
    an_ lu ää inen u_ inen_ ul nn _va pu ni ee sta sk _ka kä im vä uk än ty os de ha ot _r am ia pi lo rk nk iv aan ok \
    ssa sä tta jo ett av lä all ais ur lli ain on_ _ja si_ tä_ ti_ or pe _ku ste _y ht mm g ise _ko yt sa_ _mi itt lis \
    ell he om ast ek ttä ns _ta ksi so ir _i lm mu äi jä ui nu mä aj pä oli vo no oit _ja_ lt ve aa_ pp ys em nta sen \
    ap lla isi tel ava ki_ taa ssa_ et_ _ke _on va_ yö _tu ro us_ ih ät la_ lin io eh ah _ma ka_ kki at_ är aan_ tus \
    je tti _sa _jo ri_ än_ est up min een ikk _pa po sti ij kse äs hi hd _si _on_ sta_ ust mis _ha sy ip uv kki_ lle \
    int le_ _kä iin eri stu op tö ään nä toi _na ista stä ia_ yh mie val mp _to ill ts _mu lai hu äm ten li_ äv aik \
    _ol b um ies utt imi maa äl äk sen_ vat oo oim lla_ nai mer mies kaa _te suu llis rj tav rkk id py ite tee _se _su \
    ois aine ita äy tte aal kka sia uks _mie _ki ho nki llä ess ainen ama ru voi eu oh iss lk ea kun den alli eli een_ \
    kau uut itu oj ssä yk ala _pu do rkki _nai _mies vat_ ev pal tet kan kin lä_ uol ale ari to_ nna taa_ erk f oll \
    vaa merk ma_ mma vä_ _ra rkki_ re y_ van erkk sit utta ses ten_ merkk yv erkki aja _vi _et asta oimi rä rt toim \
    vai yl ien _pi lo_ llo tti_ ija iva eis ju ea_ stä_ _toi _ei _nais nais iin_ jä_ ukk uoli _la ky että tam un_ ija_ \
    ksen _li kas ukse ou den_ aup vaal aale aalea alea lea vaale _pe lj esk ari_ ko_ yr tum aut ski äin lij ris na_ yn \
    isk umm aus _le tai ku_ c ni_ ava_ umma uva ijä sto mo sm as_ alea_ lea_ _py tumm tumma kko _ih _ve allo kuu _b ör \
    ijä_ lev aja_ kel vii ö_ las kka_ es_ sv ika pall pallo ho_ rv _u man kes kesk _hi eski äh aks tu_ _he käs päi \
    _kes _kesk nte _po ys_ pyö pyör yör ili ym keski uri ori kak per _me lu_ uus _al akk enn rm ng ent ali kku _sy pu_ \
    set ani yy uh ito par llo_ äsi unt _so ara ut_ tus_ lip kko_ sul rak kir ppu aus_ sp ies_ mies_ _yl ant kar käsi \
    oli_ _pal ike ott ila iho kal _ju _käs _käsi iste line _ti art sä_ _iho _iho_ iho_ una nain naine da ssi pi_ rr tr \
    mma_ nv nuo ata _ru uva_ aat ina mine minen ans iiv lii ipp ävä enk nta_ vas ana uta iik kai var _nu _lu _ky alo \
    pyörä yörä örä umma_ tava di ppi _vaa lau ter kij tek alk _kuu ikka tk _kak raa tin ön työ eva _tum _tumm _par ba \
    sil eil äd _val _hu nti ttu ävä_ men ää_ ank ilm _ri kul ost _kir ele soi eli_ pai linen nnu io_ lija äde aka rin \
    _ne oma oik ppu_ kor _g uoli_ _d san sku ssä_ käd käde set_ ase vu hy puo puol _tä te_ lija_ pis tto äine äinen \
    täv one rist nel pel my aar taj lje ilij tävä eit ait _kaks kaks isti _käd _käde tar _maa ske sme aist isto iu \
    unta yd ime sko tan eva_ nus is_ lma taja ukka rs _rak evä mi_ rä_ np nh ra_ päin sty tor rat vi_ lö tty att sti_ \
    mar lain ula nuol tävä_ ipa apa iva_ onn nau oin ippu istu ny it_ ytt ken mat kol ren ttu_ önt viiv _sä puoli itta \
    kon hti ima irj kirj ua
    fr àâæçèéêëîïôùûüÿœ e i a n s r t o u e_ l c m p d é s_ _d t_ on _p es nt en le re g an _l n_ _c de b v er te r_ \
    ou _s es_ h f _de in ur _a ai ti is de_ q ' me qu la _m nt_ _e ne ie ar ra it se _de_ le_ au re_ eu ue ent co ro \
    at io ri on_ a_ il _f u_ _b _t ion tr et _r ce ns ch ma po al te_ _le st que ir oi er_ _co li em é_ or ta pa l_ pe \
    nc ll ne_ ve pr x ant ur_ si ui tio tion ent_ _la ss un ni di ge us so ue_ è ion_ _ma el _po _v j ut i_ nd eur _n \
    sa _g la_ y om our lo ic _pr et_ rt _qu _i _q he rs _la_ na _pa ca ré les men as ba ns_ que_ me_ té ati ée to ant_ \
    ci it_ ha ment nn _en d' _o ag les_ che vi se_ mi mo lle ire au_ x_ _d' tion_ _é ol pl am ac _j _l' ap l' nte iqu \
    iq eme _le_ ux ce_ dé _so _h à no mm ct en_ emen ment_ bl ique _ch ement su ier ation atio da à_ ér tt ait ien tre \
    _u des is_ ec ux_ ea _in con ont du par _et ét tu eau res nce air _et_ mp av _des éc rd és im _dé _à _sa des_ _un \
    _à_ 'a ain os rm _se fa do bi ts eur_ _re eau_ _ba té_ ons _au rr il_ ng bo fo ée_ _des_ _tr est oc ais ia pi ans \
    rs_ gr ter ul _les ait_ ge_ _les_ fi pro lu _su cl _pe qui anc va ts_ uv _par ine _con fe son ill ho _di ran nne \
    _pro un_ tre_ in_ sé né ire_ ie_ _du du_ dan pou id ab _du_ _ce ans_ _pl une _pou ui_ _en_ cr _da _mo ê ig tte mme \
    lé age _ca k ssi _av rai une_ ell _bo ntr int our_ urs aire com 'i èr ère _dan ique_ mé enc _ré ure _un_ ers ier_ \
    _dans dans pu 'e ett _qui sse pea peau qui_ o_ _qui_ lai he_ peau_ ver _fe _com aire_ uc cou age_ ei ate ot lle_ \
    d_ ga mat mme_ hi up ille dans_ tai ette dr _vi che_ rc pour _que ont_ _cou _pour tte_ bou pré _ro 'u onn gn gu \
    _cr rie pas _ha est_ st_ ad cha sou _fa mb ions lan teu tri oin per ère_ pour_ cu cie rou _poi poi _pi _que_ _bou \
    _to _a_ cla omm ette_ _ho be nne_ onne gl op _fo z _cl ure_ _pea _peau él oy lair al_ _cha and ang ph ste um gi jo \
    vo ég omme rap iv enn nte_ ign _ve iè ron _do art laire c_ let san use _ar ain_ og fl br use_ _sou _ou eux eux_ \
    ille_ ici out _jo ste_ sp ser _bi _gr ten ua ble ud all ist enne g_ ev teur _mai mai ate_ _an go el_ eus euse _mé \
    rti ex hom ess inte oup _dr pp ante sc ect _cla fr tan res_ rn euse_ tur ule teur_ ois nf aut homm homme us_ ièr \
    ière an_ _rou ple iss ale mar ise lon bu ng_ ard ouv icie _mat man ière_ omme_ ric uil mate bar ine_ _ver _hom ort \
    ouc _per roi ép tes nta _poin poin ume éri oul ani ye rt_ if _homm hau cro _bar _no _fem _femm emm emme fem femm \
    femme ens cien mate_ hé gle cé clai clair ert rb han _mar tra tes_ rd_ â ong vers lt oint onc ing tou nti _ra ngl \
    bal _te car ile ff mal ien_ tro cti str ave ib ir_ _bl _lé _ge ara leu err _clai ass _pers pers sonn ute inc ru \
    ape _ga _main main dra vé _mate _ét vis nu f_ vr _fr ite œ ble_ ton erso erson perso rso rson rsonn gra _fl gé pé \
    fai uch rat tat _br nce_ mon ian ou_ ris w ture sonne _lo nan ante_ _sour sour point ja yen rg coup gen gne uet bé \
    th cc arr ngle onne_ rdi lè nse emme_ ob ole ita ut_ _coup ieu isa rem ins nie _lég lég ein _mi icien uve sse_ uss \
    _na nde ve_ _li och ité pie rte cer uill ice sant iste iste_ _si _cro orm ula _vo ini _fon fon nter _al lla cor \
    ture_ arti ité_ sq squ pe_ ju ous _car
    ga áéíóú a i h n r e c t s l o _a g d m n_ a_ ch b ea h_ ai u á í an _c _s r_ in ar ir ac é _b ha e_ f s_ _d th \
    ach _m _t ó _l bh il p ú _g is na l_ í_ ch_ ag an_ mh nn _f ra ta le ach_ he g_ ar_ la oi ad _an dh t_ ei _i ir_ \
    ái al _a_ _ag as ig id it re am _an_ gh ca ui ne _bh sa éa án _n at on ia _r te _p ua ean d_ eac éi st or eo _le \
    ma ío sc air ht rt á_ each _ch nn_ gu é_ hai cht tha io ga oc hea ith se o_ _ar ann aí na_ in_ dh_ us is_ ro nt \
    il_ om ao ta_ us_ ear ói de os ri hu inn och úi cha ll ba si igh gus hi gus_ im hr co rea ol agu agus li agus_ amh \
    ce tr ic _agus adh ain ha_ _agu as_ ail _ar_ lá le_ há be c_ aig ne_ _o mh_ ho ag_ rí ann_ hí lt da áin har mha go \
    _ma sé ni _in _de i_ eá ait sí acht ath m_ _th lea hé _be adh_ fa _go _si rai ad_ uai air_ án_ nac nach each_ iú \
    _sé _dh rt_ ire _ag_ aigh _se ile eann irt _co _sí do ú_ idh ist ib go_ aith _go_ bea ng sa_ tá _sa rc igh_ hair \
    gh_ eir fh _sé_ aid hf sé_ aí_ th_ hí_ eal me bh_ ín _mh _é hái tea _na ur cr aoi _bea uil bhe bhf óg _ca ean_ \
    idh_ _bhf ní aga oir _do mé ine al_ id_ nne ot eat ana ge ste the di br to eis eán iste fu rá irt_ he_ ht_ _fh te_ \
    dea cht_ _me _i_ ig_ ibh chu héa pa _mé _ba íoc _am _fa ith_ ithe _is nach_ chta hta cé _cr _le_ _to íoch eoi cn \
    hl _ó nea fe cai re_ ána ín_ tú ocht _na_ gr lei _br áil hui rr _bhe teac aigh_ cha_ ire_ lta ead eas oth úir háin \
    _fe _sc óg_ sí_ dú hean hfu _lei fui ' _chu óir eacht ais _bhfu ab _ce cl orc bhfu bhí sin _ac oir_ _lá _tr éan ró \
    gea cea ra_ _sí_ _gr fuil og tá_ aío _u irea _cn _bhí hfui on_ rch ánac ánach meá uil_ hfuil _bhí_ eoir fuil_ ata \
    bhfui lí ine_ reac ci bhí_ nis mé_ _e eir_ ala rd áil_ _h _mé_ la_ ara _aga ibh_ ám dr lai ill íocht áin_ laí \
    chta_ hta_ ti sea _ro ru reach fea eal_ fi the_ amh_ ná cu mi _gh rcha cá ion dó omh art int ll_ _ai eoir_ _meá \
    nis_ all _fea aire rac ip bha ghe aíoc aíoch ámh rth asa sp nc ghea mhe sl thr _cl arr acht_ dor _lea óir_ ton bai \
    cni tai _ta _ton sca sai rm _ga cro ó_ atha lú _cro lo nd rach _meán meán _cni ton_ ns pó gl _cnis _ton_ cnis \
    cnis_ fo oin _fear fear lu ise rn eann_ ap rcha_ eána eánac inne abh rg _fo _sp có eam tha_ orch _cea bo _ge aithe \
    ál ear_ ithe_ og_ orcha _dr ireac _st achta rú eit ís ilt su ola éar uin laí_ os_ dorc dorch pá úin ite _su pi cor \
    nta ard lac ocht_ acha _gea dói éad _cu _oi éir lé ois _cai tac _bo rra _fi tó tra _sea rot roth pe ála _cor v _te \
    otha áis eath lái ama _gl mhar nó aire_ sn _lám lám geal _rot _roth bu ún chl ár ré roi inea _io _li _lámh lámh \
    nte ice arc _com com sá _bu lla lach _da _pó gá ob head eog _ci ph _la hra _ha _mhe _sl rtha eog_ seo po isc oit \
    oll du omha arth ón rb asc heal sta se_ ló éal bean _bai all_ che ochta onn mea _pi tach ca_ eala ile_ _comh comh \
    hán thai _bean thea rán _geal eái mp ont mar _du rach_ sh osc hn eamh aine coi gha arra át och_ uas eol _mi fá nú \
    rói ais_ aidh ithea _sai han éis ead_ _dor osa ige óid aca río ór rua aill _ao las aon tach_ pái inte rc_ _po uine \
    de_ tí inn_ áir cear hac uir lte pí hú lan od rs uine_ fear_ mó gai ce_ haí íon har_ lín bain hán_ atac tar ran \
    bean_ lach_ dra tu rat cú cail acha_ saig saigh imh chá if _ri _bain dí _coi atach neo bl rotha heá
    gl áéíïñóúü a e o i r n s c t d l a_ o_ u m e_ p s_ _d er de _p b _c en n_ _e da _a ra re to ci ar te es nt g ó ad \
    _s _de os do co al v ta as ón os_ r_ an f in ca or se _m _t _o x ió ro de_ on ión me ac pe ei da_ it ri li _co ti \
    so ic á to_ la na ón_ ción _e_ ció st do_ _n ia nd h ma ent is le as_ _a_ id _b _i tr l_ el pa _pe _l di ec ión_ \
    _r ra_ ere pr _de_ io í ito lo ni der _se z no _f nte aci _ca un am po ol ción_ te_ rei per eit en_ mo ade ba ado \
    rt ir ar_ dad _es sa om ereit ur nc q reit erei men qu rs dade ig at eito reito ns derei dere _pr _der ro_ _dere \
    _pa al_ ación ce ació _v ll em oa á_ ment _in ta_ gu ue _te be ida ers _re go mi _per or_ ve si od _da ú ul ab es_ \
    ant nte_ est _po iv que ib rso cia eir cu _ma con dos ica res et erso _to ch sc ga ai nto pers _pers ed oc ct \
    perso ada soa pro _ba tra rsoa ersoa _ar ha ten and _do no_ ndo _li ara ou _en _con _x ito_ rr rd ter sta vi er_ \
    _pro oa_ nto_ ia_ nci vo tos ade_ ñ ap tos_ go_ _g il par dos_ _á rti va _da_ art xe eito_ ira co_ dade_ rá nta \
    se_ lo_ idad _o_ ne _na bo ndo_ ente idade des soa_ u_ bi ada_ la_ _ou du _ten rsoa_ mp ber _q _di lib _me _com \
    _qu _no _lib com é ot za ado_ das gr ento tig ten_ pi lla _mo io_ _u arti br ento_ oda ame por _art rda igo _ten_ \
    án _as ns_ ente_ ira_ _arti ue_ igo_ _á_ ncia ora tigo_ _tod i_ tigo ser artig que_ su ng era esc rtig lar xo tod \
    iro úa cor ando mento eira _est oda_ fe _que car rtigo erd ando_ is_ _h fo pre eme eira_ ª nal cl ex _ª _un _sa \
    _que_ ca_ eo ou_ óns na_ el_ dor _ser iro_ _ou_ cc oi sú eiro au us ua erda _su rc on_ pel ador _súa _sú esta itos \
    ña súa itos_ ari ais _ch ibe toda úa_ _tr _toda az _esc xa toda_ óns_ sen iber eiro_ ru ións emen og tar cto súa_ \
    ement cci _cor cción _pel fi ho ist _libe rá_ lt ico fa _en_ cció rdad cul _súa_ mb eta ax liber ea eg _bo libe \
    eitos ita k ina rdade ante cr tu nac iberd iñ mu erdad berda str tor cha xi berd _car can rad ala ico_ cións ións_ \
    bar erá im naci ran rm ía dor_ _pi ell scu ton _le hi lla_ gra he ix ador_ _par _ve rio ont ía_ _mu bal ag eta_ ev \
    aba xo_ _cu _bi fr _an _ap up nde pel_ ante_ sp ton_ ici arr uro tic ete pu _ton lad mar lle _al _ton_ _pel_ ver \
    sta_ sa_ rel av cla ica_ anta uro_ ert rec unt axe edi ín _ce mul cad sm man cur ob _ho me_ mo_ nf of enc tan ull \
    ric sca so_ bu _fa ud med eo_ are _ne tad iz _xe llo end op rta _med xu min rac dei apa _mul _cl das_ sco án_ _man \
    ura ome za_ mal ui raz _des ban _fr _ci elo _so má cal tro ño anc _ro fic ler ris zo _gr int ale ult _la pl ller \
    ort ña_ escu ido deir _vi ista fu _si ut ella rre rra ma_ rat _fo ini ria ulle uller ora_ tri orr van ga_ _medi \
    medi lar_ ele _cr oll zad tre ista_ _lo col re_ cen ella_ ato aro mull mulle nad _va _escu let _ra _cla esp añ err \
    _can oto xe_ _fe _ga _au _hom hom dr aro_ _pu dio ngu ing rn lev rio_ _home home _mar bic _ab cia_ _mull ula chi \
    lan ste sto _bal _ta eva tur ama _be ate esa cara ani _moi moi che ler_ eri uí tar_ ulo ño_ ast pun punt den nda \
    _lev oi_ lu tas ande res_ ep ura_ ller_ cas clar vo_ z_ ill iña ndi um tiv _leva evan leva _moi_ moi_ ide curo \
    curo_ escur scur scuro _clar claro laro laro_ bra _bar all vant vanta tel deira _tra _mal rb rte gar axe_ upe ola \
    evant levan
    hr ćčđšž a i o e n r j t s a_ v u k l m d p je i_ e_ _s _p ra b o_ z na _i ć an nj g va no st c ko u_ _n ni en pr \
    _k av _d _pr ti ja ma _o vo ka je_ im li š ij nje m_ _m od _b os _u po ov lj _i_ at lo la na_ _z re ar ri anj _na \
    ak č ta _po oj rav in ro vi da ob za om _t h ima _r pra it prav ne ja_ ma_ ed ju ije ic no_ te _pra ti_ il nje_ sl \
    _prav ž _v k_ bi sk _za _ko ru or tr to el al ka_ va_ er anje di bo ol dr ko_ ca ima_ tv vo_ dn om_ anje_ ca_ mo \
    ve da_ ica vat iv t_ on ći ica_ og et n_ uć _bi ji sa ad as me sv aj avo _sv is tk _j _sl em ava ot ak_ ni_ ost r_ \
    ki un am van ci će pravo nja mi ća ac _ra ravo az ik pa jed sta _u_ _l avo_ ravo_ tu _im do vanj iz št tko _dr \
    _na_ ili go ih li_ ut _ka ne_ nak h_ tko_ eni _ima enj _g se _ne su že ana op ok ap ran lo_ ta_ ba ud ju_ ih_ du f \
    ova _su lan eno es kr _ma nja_ im_ ili_ br ić pri sti nak_ nu up _os kl ek vn sn _sva le _ć eć vr _koj sva anak_ \
    _slo vje slo vj _je j_ koj g_ ava_ ija ča _ćlan lobo ku ćla _pri ćl anak stv c_ slob so lana _da ki_ vanje slobo \
    dje edn _od ćlana ati dj _š obo iti _ob bod _st _mo obod pi lobod de ast pl iva _ćl _slob ač _a lob _se uk pre \
    lanak ac_ atk raz ič ur _ćla nos ćlan ir iti_ jen atko ati_ lic vatk eg vatko jedn gr _da_ _ili_ _ima_ ovi se_ \
    _ili voj svat atko_ nim _il _pa ce sp la_ _tr bit ako _svat ski s_ mij str svatk pu _se_ ev gl sm red ija_ jet lu \
    ući anja oje _bo pro bra nt dru oć rod ke ćen pos ren ara ga lje či ar_ avn mije ću aro pe ina ena rt _pro _kr us \
    nic rava ns ać _ru ovan ski_ _sa šk nov oda vij ovo _h že_ ovanj ćav ik_ rava_ rć ož uš bil zi ruk ag ena_ zn _ž \
    nih ig asta aju st_ žen _c anja_ nar nih_ ilo _pl drć ćn nik _č svo drća tn _bil _nj prava ša ez _dru vije čk _svo \
    vati ska rs nica rća tva su_ gra si ra_ nica_ rn _do tl d_ mu ćiv ilo_ _iz arod svoj kar oja enje tra narod _li \
    _ku vati_ nik_ naro be _sm _svoj _bit đ l_ ce_ če oja_ lij on_ tro drćav id ijet rćav er_ kom jev pol nut sli ži \
    au ika ub oz lica biti_ ža etl eno_ an_ um lije ska_ vor _ruk enje_ _pi _is lin ože _pol _svi svi sta_ ip ška eli \
    nd boj čn _f iš lju ric _mu jel nsk vijet lica_ _me lja tvo _vo nas ug ke_ _kož kož še eš jetl oč ul _boj ice eni_ \
    ano rij ira ba_ _vi rad ali tel _boja boja boja_ _kože kože kože_ ože_ ani or_ to_ bu _svij svij svije elj ha tan \
    et_ sko sr _in rk _di odi _že tor mas _va ušk rica rica_ ng pun sla par njen inj eč _mas kin cij jan _br ice_ oli \
    ici cr sto iča gla ijetl ab uh bl asl až nom _muš _mušk muš mušk _sr _ro kos _no zv est _str nom_ ho ost_ vod _sp \
    čar č_ _pre _ta kt isp _gr _žen ep pla olj ala rv mj olo sme _te asta_ ina_ rac ter _ve mje eri uč uška _go ada \
    oma uto _vr aka ln v_ ore _gl _e ć_ eta _re _ba tvor sa_ io ans tri ika_ zna ten nast kri nk _si tni tru rc ge \
    rac_ tav dni jk _sme dra ši oš mn ola už ari lina vi_ ze _de per men kom_ _ot oko rat muška lav zd man đa tre jes \
    ijel rst p_ ite _to kru lat stav _be ač_ kol _cr nasta eđ međ ić_ rak prs za_ nc čka _kl arac arac_ uba inja ga_ \
    škar slin ist pan kre _smeđ smeđ _dj _dje gi rž ća_ _masl masl dij pod apa _pla _par avi inja_ te_ uškar laz eo mr \
    gn _ja des una iž
    hu áéíóöúüőű e a s t l n k r z i o á é g m y b d sz v s_ a_ t_ el p ó _a h _k ö u f k_ j et _s _m gy en c er n_ i_ \
    eg _t le l_ al te _e í ze _f es ő _h és _a_ ás ny ta ek an _v ke _sz at _b me ó_ y_ tt os _n z_ re ü la or ál ár \
    ak tá ol to r_ cs e_ ra _é on ar ll em _l ve ko ka be is ha g_ ne zt án _i in sze õ fe ő_ lt se ér lá té ít rt kö \
    ez ok nt ye az és_ ma egy ég en_ ké ik ro na _p ás_ ba _me va gy_ tt_ zá ki ú ly _r _g as og én de ag za nd tó m_ \
    il el_ _c ap ek_ ti mi _d om vi ss iz ot _fe _kö ni _ha _j ék sa át ere ho rá ág st él ele ge _az bi sé _eg pe tás \
    ét so je it fel fo _ké li go os_ _le et_ _el si ül oz ya zo mo nk _ke _egy es_ ló ör he vé zé má _te lé zi ri am \
    az_ _ki meg an_ _és ett ép po bb öz _meg da zet sá ad vá szt ed us szá do ga _az_ _és_ aj sí ô ész zer _fel ká _ho \
    sza ott ut mé gye let ul _sze ség ssz rd szer _ma _á ak_ agy ány yo já sít ré di ete tos öl ű öt _be _va ese ai \
    ben _ta nő b_ em_ kor zto tö ény nn _ne ra_ ná biz rm rs _bi ló_ ok_ _cs ig dé gé izto ala is_ izt ev _mi bizt kk \
    _is bizto ban osít ítá né osí ítás iztos lő ztos al_ mb ák us_ nek ja _vi ng un tal tosít tosí bo ztosí lm ól ep \
    ny_ ben_ pa len nt_ öv éz egy_ jel ai_ tő ogy áb û sz_ zs ket ker őr ter ab or_ tó_ leg ti_ j_ ia nő_ köz si_ nem \
    nak zó ogy_ ban_ ón _z gya _fo sítá hog ta_ ik_ sítás min _köz hogy osítá ej ku ka_ re_ ci _biz pá ely lla jel_ \
    _hog _kéz kéz _ka _hogy év hogy_ ző _ny dá ir _o õ_ fé _fé áll d_ esz ár_ lo rk dő fi nek_ pes nu zás er_ _bizt ám \
    _is_ at_ zó_ gá tel ró vil rc áz ia_ köze öze id epe ős lk _ba od ob nus pi tr _köze _ko tő_ epes ív tón _sza rtó \
    lő_ közep zep zepe zepes özep özepe p_ _ker _vil mu _gy ld eke ír fej _ö ott_ _bő _bőr bő bőr zö ász _bőrt bőrt \
    bőrtó nus_ rtón rtónu tónu tónus ónu ónus ónus_ őrt őrtó őrtón ző_ sen ill zl ön int ur ég_ da_ nc rf ú_ csi elő \
    tés _nő _u cso ék_ lt_ ros usz egye ág_ há zí gos ű_ _go _na _in ség_ sk osz ét_ ess _ü fog c_ rn haj kere _bo tu \
    asz gos_ szí sö tet tás_ ók zem tat rek é_ _szer eme ru szé _pa szere zere eszt rö _mo ic pár lás _ro gó só ang ös \
    öté fü bu vo szi án_ elé lág szem ett_ ilá on_ dó _fér fér vel _ti uta érf eny ác _vilá ilág vilá világ _ar ej_ \
    rás illa kez hal omb ber _al _férf férf férfi rfi érfi _sö szo sp lem tor lás_ _szí arc lat ent ió jj _do ac fej_ \
    du ós _la _kere tét v_ _lá rék res ató ca ágo ágos la_ nte sen_ pí lv oc szl op cs_ all gő erek no rt_ ara _szá íz \
    _mu ény_ esen esen_ ágos_ _zá rom sú _né zás_ tés_ zen ví _söt _söté söt söté sötét ötét fa szö tes kör _re _fog \
    au fi_ ilágo lágo lágos ika ont jo lló kis for pese _pi emb gó_ na_ sta mbe rel lab kt tét_ ötét_ epese pesen eré \
    ly_ mel áro ató_ elő_ nye gr uj ujj li_ zés _ví ezé mű mp _kis tű lc ty embe ember mber szív zív kr kes pu zk ány_ \
    oló kó ür _to ál_ yi kus _szív víz lf _je oll mut ér_ lés von as_ abd bd labd tot ög rr kel rg ell gás end _szem \
    pl _pá rfi_ érfi_ nyo zak ün _po szk muta mutat utat ll_ kal oro eh erel zerel tató keré pp yí elem ony lló_ _em \
    iku men örö val _arc im
    id - a n e i an r k t u s g m l p d n_ ng b an_ o er a_ h en ang _p _d _m ta ra da at ka ak i_ ar _b _k g_ _s ng_ \
    ga as y la k_ pe _t sa me ma be t_ se ba in _me _pe ke un al j ya ang_ di na ri ti c _a am ah _be _da _ke tu pa ha \
    te h_ ber ia _se s_ em el r_ nga _ber si eng nt ata l_ uk kan ak_ li gan w men dan ap u_ ku _di ja ik ran at_ nd \
    it ua _men _te ara bu ngan ny kan_ tan wa per ah_ et or m_ _h de ter ni gan_ asa ngan_ p_ _l dan_ ur _ma is ai era \
    ru mb _dan _dan_ _ba eb il ad us pen ol al_ enga ala ut um ela _per _pa rang _i ung pu on le yan uk_ _pen su _g _y \
    ek nya ge ap_ as_ es _ya yang san _ter _u lu mp du man yang_ _o ca _c _yang _ka _yan hak ri_ ama au ia_ ul ari _sa \
    re ora _de lan rang_ _ha id aka ta_ _at eri tas mu am_ ntu oran na_ _r hak_ ika ag ana to aa _ata gg mi rt _n lam \
    rs ngg engan atan ir _mem mem orang nda nu _ku end den di_ ra_ _j pi eba ban _w ju aan ki ena tan_ im asi deng _or \
    ers up ing ada rh tuk ro ed f erh eti _wa rk denga ko ar_ _ta ya_ eg asan ep bi gi _oran e_ _ora sal ib tas_ tuk_ \
    erha ntuk gk ngk kat ung_ rha _un apa ntuk_ gu ot uka peng _den o_ tr _peng alam ari_ ma_ st _deng unt _di_ atas \
    it_ nj tia um_ aan_ aha atan_ pas ci _ge berh da_ akan ik_ _in er_ ert emb _la dak anga eh untu gar ila _berh san_ \
    pun keb is_ berha au_ rl ita sia _pas lam_ ay om un_ lo lak pasa angan pan si_ _tu po erl nya_ ant beb rah ce dar \
    ebe nan dal and iap_ _unt tiap_ set beba bo alam_ _pasa ara_ ut_ iap erhak rhak etiap _ko tiap etia adi uli rhak_ \
    ebas bebas aw akan_ _untu lit gka ngka _ja ok atas_ do awa untuk atu dala bas wan rn _bu tau v _dal _dala _set eda \
    dalam hi _ti rah_ kebe _meng meng sal_ ga_ dak_ ab ing_ _ce ks _atas _atau asal _keb _pi kul ani asal_ _tan atau \
    war basa nde mba rna kebeb nta pasal mbu ebeba pr nc basan ir_ ne ker on_ _hak ebeb mo ong et_ lit_ ebasa tau_ lap \
    sed gara rat ulit ulit_ us_ setia dang asan_ seti ema atau_ _seti _kul epa ran_ tang rb _kuli kuli kulit _war \
    _warn arn arna arna_ rna_ warn warna ur_ erah _su ns ip uan _an ki_ _po aj eny op angk ria yu man_ _to _bi ka_ _pr \
    dang_ _pu kar erb in_ _le aki tik sen _e pun_ gel iu _si z kat_ _sed os emp int amb aya elap eru _ra ai_ _mu rg kt \
    cer _f mat ti_ el_ _gel nti ent edan edang erah_ go pat angka nja ula rm uru ud ria_ _pan bun _seda seda sedan la_ \
    sel _ga hu pri aran ub _ro run _cer _ca ati ih ita_ il_ ende _gu tor _li gi_ erk nan_ or_ ere og ac _bo lap_ _pri \
    gela sk kur ser rak co uh elu ol_ tel _gela hat je aja _ker lin ian rse cera cerah tun tar ho der ot_ nju mer sep \
    _mo bang tin ali mpu erse aki_ _pem pem sa_ utu _cera _v pal od gkat ngkat ram bel anda ten uh_ up_ ben elap_ \
    gelap _sen nit no bat enu _wan asi_ erm str rd bol gkat_ eli rik _pria pria pria_ io ele ji _wani anit anita nita \
    nita_ wani wanit ender nder mel f_ tik_ enan ob ina lan_ put cu _re iri _man kep jan _kur nang en_ _do ira _na jah \
    rba embu tu_ bers _ser mpa d_ ian_ ura aga kr _mi pera _hi pat_ rsi ris ium ong_ uan_ oto enang nda_ wan_ _mel tri \
    dia ngi _bers bal rp pet enj so tak ola tor_ pak eta ger ton yi gang olo erba _ci _ki ter_ kir anda_ amp ama_ tra \
    sin lat gun nge he ndu _tang angg _je _tel min lar era_ aks bung lem erg mar _pera gen iti lang awan ling _sel li_ \
    _tr bar sang sar omb cin _kep ega kel _kan tanga ea
    is áæéíðóöúýþ a r n i s l u t e k g ð r_ m f v ar a_ _s d i_ h ur o í j á in ó ð_ ur_ st b _h p n_ að _f an ö _v \
    nn y æ la er nd ið ri m_ _a ta t_ na ei ng _m ú _k g_ _b ir um _e sk ar_ þ ra _l ti tu ðu u_ ja en _á il ka ni al \
    un li _t l_ ma ki ll ve ga _þ að_ s_ ði ing í_ tt _g _í gu ður á_ le lu um_ _o ir_ re me ða vi ið_ _í_ jó da am di \
    nu and kk _að ns af rð og sa inn eg va ku is tur ður_ og_ ag se _og ld au _og_ rn _u gi _n _st as _ve nn_ fa _að_ \
    ef sl mi ha _á_ es it ndi yr é _r ki_ sta ól fu em tur_ ss he _sk rs na_ eð ver ví fi or _se br ko fr kr ri_ ngu \
    us kur ði_ ne _vi _ha ru ý _me si rf fl ey _he st_ el ta_ rt nar gr ik ge on nga var et sem k_ gar uð rk nda ug ak \
    _er fy tar ek _p jar ík ál at ra_ eið hú til ann nin _va ig du _fy ór aðu aður di_ inn_ rir aður_ _sa ót ti_ ja_ \
    fyr ár pa te ni_ æð em_ jö _ver _sem nni ba inga _sem_ sem_ gur ein er_ _d _ti il_ ndi_ pp kv _fyr yri kj fn f_ \
    _mi _til arf yrir gur_ með kur_ ög stu _með gl fyri við fyrir nna ðs rin þe sí öl æk ós d_ mað erð lö _fyri enn \
    maðu maður tj ft _um _þe rg ær mu tr _við til_ ut an_ ins lit _en ns_ num und ll_ ús _er_ já andi _til_ _var ör av \
    _ge sj andi_ la_ tæ _fr ngur ngur_ gn rá má lag kl þa nes gs ðl _þa bæ ga_ erk ingu _ú rir_ ða_ _ma ol ars leg tö \
    _ka kar _um_ star sin ast var_ ill lt ju sam _br úð _sí ul kki lj in_ haf ka_ bo við_ all rl sp tarf rki gar_ \
    yrir_ up _við_ ingur rði kki_ íð _ei sm mer tt_ hj num_ ljó en_ ap _sta ru_ gg ke lei slu ald ök rí jós ló rki_ \
    rið _haf _ba _j aði bl sv _var_ nd_ hl erki merk merki itu ekk vík rst ís _ko ró _ár arl itur itur_ pi ro hús \
    erki_ ab öf _le ðli ega litu litur æj _en_ end ess úðl lí kku ræ hr æja pu lau dr ng_ ön húð inu húðl húðli ðlit \
    ðlitu úðli úðlit yn rú _bæ ning lf kon nt be ökk _hj gi_ jól kt ama æjar hef ljós _hef ré dur ari if aví kkur rm \
    kkur_ rei át im ari_ os hö karl há ón _sp nk ska sn tó ét étt _kr avík _hr ín art str _hú _há tta lk ky ngi jal su \
    ó_ _kl _bl ðal dur_ pe ls ip ing_ p_ ós_ kona kona_ ona ona_ fa_ lá upp man of kn lli eða bol óm óð _kar tí aka \
    fur _ó fe jós_ ljós_ lo _up _upp _lei _meða eðal meða meðal ökku ít kó ía sku _hl ökkur _fl ung lla li_ ind lur \
    ang dö ast_ eik ill_ ok _bo eng dök dökk rét rétt ndu lur_ _sv fs skr hjó hjól vö sla ók _húð _húðl dökku ett _la \
    fj olt ás kja þr ist _kv ingar ngar _gr _ö lin ía_ anda ust ttu han hn _karl rj mar tak úr mm lan ndur arm ban x \
    hæ una gj _i _ga dd bolt _lj un_ ah _kon da_ par ull _ljó dl ndl las leið óla rni án tl to arl_ karl_ rl_ rau pa_ \
    út app tri _sl _pa uk hand kka gre æði ttur ttur_ ræð _han _fa ly ho _ja _fj ma_ bí ran vei _be ðin iða _sn _ljós \
    _an ala ýr rv ól_ stur reið _ta bar ring ní stj ðar gla tan sma smað smaðu læ álf tn eil _hö lar gin ski kt_ jör \
    ans amað rr far _gl yl ske rme andl _hand pó reg ts amaðu _re _ra _ló ör_ nsk sh rð_ iðs ndur_ vís rn_ höf est aup \
    pr _ví iðu bi eyj yj ub öfu uf vin arn ngi_ endi ms _hn tun stri eyja yja hei tv lis fi_ mil stur_ úl _leið op \
    land kve jú it_ _skr ræði fó íl tin arme pan pur eld fin and_
    it àèéìòóù a e i o r n t l c s a_ o_ e_ d p u m g i_ _c _s v an er _p re ar _a _d b on to ra la co ta in f h no ia \
    _l ri io di al en te _m at ll or _i ca ch z le va _e ol li ne nt n_ na to_ el re_ st ci tt _co _f la_ ro pe ma _n \
    l_ _b ic ti se si de _t cc no_ _di ta_ es _g ve _v tr pa av as me so lo sa ra_ et le_ _r sc ne_ ni _ca gi _ch nd \
    po ss ie il do ia_ hi _e_ ba pi he na_ _in ce va_ am ell is ac io_ chi it te_ os are _la per ' _pe _ma da che ent \
    un om mo lla gl ag ev mi di_ gli ot he_ _u _de oc one zi ett are_ _pa q lo_ qu vi one_ che_ _o si_ uo vo ato _di_ \
    fa za ua li_ r_ _se _che nte ano on_ tto ur era sta rt _che_ pr su eva _per sp ion all _fa rs lla_ im fi tra nc \
    _al _la_ ro_ ant ere and iv ava cia ano_ acc _pi eg ale _su ad _no _qu ap _q con il_ del ir _il ut _st _ba _il_ gn \
    _si rr col ed _del pp mp ione ione_ bi att nto nz og ato_ tta _a_ _un ig _ri er_ _po tu _so _sa _con _pr se_ zz \
    cci rn _le cch tto_ lt ess _ve ti_ man _ne _do in_ em _me occ id era_ co_ ue est _sc ni_ com men lle non ola _mo \
    par _vi l' _an ng ul qua el_ ere_ _non do_ ore eva_ gli_ gio cchi ata nte_ be _com ari cu lu _in_ _non_ me_ non_ \
    ver 'a zio _per_ ov per_ str ina ava_ vol ore_ van ata_ go ella op ndo ale_ ca_ car ga so_ sse ella_ ave zion é \
    ast k _si_ ab _av az us ome dell tor _da ino vano é_ ica olo _fi _dell ec _col za_ _qua ina_ nda ico _vo ui lle_ \
    _gl ric vano_ ó un_ _le_ _gli mb fo rc nn gr _car ó_ ce_ _gi ers _all que ist zione _sp _gli_ _un_ bo pu _te _ave \
    vev veva ei tta_ nel ara _tr _que rat ndo_ bb nto_ ge _er ome_ _bi l'a ter ier _l' _ar ino_ tri cr come hia tra_ \
    cor nta nti mo_ _come come_ utt nza au cin ici llo ll' ian etta iar aveva oli avev _pu ente iat tan azi ento chia \
    _chi rna _era ice _nel stra ico_ nza_ _ci sa_ gg rso fe _avev ndi agi ando azio abb ante à à_ uel etta_ ita ru br \
    bas ona ment azion rd gra gia ento_ olo_ anz ud tte ante_ ass ura llo_ ggi nag sta_ iz ica_ mm erso ria _cu tic \
    eri cio cal _ro etto ente_ tore ani tà tà_ ice_ anc up arn nu ito pia ing gion y uc stra_ tore_ ai _man don gione \
    pal chio hio da_ _carn carn agio den let gu ten _ab du pro edi alla lat sti fr ero tel etto_ cur ns ort nci tar \
    agion arna arnag carna nagi nagio rnag rnagi art ini sci oto cia_ zza ura_ nna pie ont sto ori ame ran anza min ip \
    can ono _or lan rm lin son mento ott ine ità ità_ ola_ tro _cor app _abb t_ dent _ta iu ista eo iva ana _ra lett \
    bu ib ali oll ccia inc onn unt ora sco ito_ _es ez ien anza_ chio_ hio_ ron ppi rsi lli ma_ ang ile _ce _pro stan \
    ngo cop acci opp gol uot oni pers lia scu int arr _chia _tra ota bar lto ost dia s_ sso ecc _fo _don _pers erson \
    perso rson tiv sor ati ban _pal _fr ssi rsi_ bba _uo _scu _ap af pall oppi spe ivo rti ste dr _abba abba ile_ cl \
    cco sca tti um ria_ por bil nna_ ssa cio_ abbas bbas _gr ista_ ole omo _par _uom uom ff ert fic pun ara_ bast \
    _donn donn lar chiar hiar if agg ide _re ili ator izi cro ris ri_ of _mi asta od cam punt ci_ rio _bar vo_ ello \
    cura _cop zia aggi lit gio_ dit tin olt pl mat lto_ orr pol tell zo ind ea iera arc _inc mon enz fu occh amb scur \
    tanz esi nal sol iata iata_ _pall onna iera_ sm ele _im rec ello_ _scur stanz tanza astr pia_ _nu imb ita_ sch \
    glia erc
    lt ąčėęįšūųž i a s e o t u n s_ r k l m p d as v g is j as_ b _p ai in _k o_ ka i_ ti y _s ta ó au a_ si is_ ia ra \
    ė _n us li an ar _t ie _v _a ri pa ni ma ir os al _i vi š ý _d ki _m ik _pa st da en na u_ _ka ne _b io la am ga \
    at os_ va er nt to ja ù r_ im ai_ _g el ė_ ž _ne iu su ini uo _j _r ei _l nk uk ko e_ sa mo pr mas es jo ù_ tu ak \
    ba ro te ti_ oj õ mi _su it di _vi on et tas ve ur nu _ir ot kas me ir_ il pi us_ _ir_ ant vo ap _ta _pr id le av \
    usi no ku iau sk û ek ß od tin kl ad ý_ ng gi re ßi tr mas_ bu ut or z tas_ ys kr kas_ iai ýi pas ok sta _va ó_ ol \
    nti tis tis_ aus kai c be _da ul _ma om du ij io_ ab õ_ ke tai kt do ip ój rt _nu ji _sa bi _pas yt ly _ga pri ug \
    lė ali vie _š _ý jo_ au_ um ñ _at nd _u anti de asi lo ien uv ais _la gu gal ru ig ima _ko nė og ū ama _pri ós ia_ \
    iš iù po _õ ų pe kar ló _ž ty ja_ ų_ vo_ t_ ži lia imas ag em imas_ č ris iai_ tik či _ki _st vis se _me go ks nis \
    ßia ina f aip _ra dó ės ól je n_ nas nis_ p_ rie ju nin ink nas_ lis _bu lis_ ies ntis _be _kai lai ntis_ ius _ti \
    pra _ku št ta_ k_ iù_ ys_ nó ep ėl inė iek avo antis rs _ja ójo _õ_ ės_ šk ši si_ _vis inin kad aik ios eb ika ran \
    ija up ip_ jau kó aip_ tó dý iau_ _mo kia eli kė tė uri d_ ija_ inis _vie ios_ nė_ m_ ró lė_ dýi ts ad_ inink nink \
    oja inis_ _kad tù ats ras uý kad_ ėj ry _prie _pi _ji nka prie ank vó eik man tini ras_ ar_ ę vien tai_ aý kin pat \
    _ba _kad_ l_ ójo_ auk _jo į _gal _to už pasi vy h ñs _tai ui ós_ _de avo_ ie_ sio _o inė_ nti_ dy dam _ap kš ud \
    sios sios_ sv pl aš uvo ót ka_ vir rė uka na_ išk liu sis buv ge yr mė _ve tý eri _tik _iš tė_ uot rank las eš rb \
    sm las_ int nkas nkas_ mu pu yk kė_ rau ter un kam uti _ran _rank sti jas čia lau _sk toj jas_ sus _už rk ą dė _tr \
    ona inka sis_ vė iti ęs ęs_ ris_ _f ninka ara dr _sus ym rš anti_ nio sp _į rin _e yb ša ukas ukas_ yn toja lt _pl \
    esi dar ati gas inkas aka gy kla _po ci ža mot ian ent ėli mp ny ky _ro oto elė dos gas_ rat avi and nta so dž \
    dos_ del idu tri gr lu iki oli _te _mot ele _vy šv _kr mo_ ėja eg irš lin susi ps ori iant ra_ sl kal ira _susi \
    vai ianti dv ban _šv bo _ke dra _au ių vid rod aud _dv bin ing rd aug len din ib das das_ ote ch ikas ikas_ elis \
    elis_ jan ala odo yra ata ili ą_ kos bė ed ių_ vidu ius_ yti tra vyr iuk kini mb vei iu_ _od jim ln utin dži nga \
    kel fa kis _odo _odos odos odos_ teri _ši nia kšt ov br ist ež per _vyr ga_ mote moter oter nio_ imo gl pil sas \
    sas_ kis_ ust ykl _kam stas _mote onas onas_ ora oti _ge _pu arb ukt _li inio to_ bl eši stas_ val ota ana šin ang \
    pla dvi zi jant ška eris šč šči var rg nki enk est rai ma_ utini riu _dvi rik pir eris_ ėt min je_ janti _pe ojas \
    ojas_ tojas imo_ vas ld _vir ver tam suk rus mok _gy iz kta itin vas_ _kar pt str ms deš _tu inkė inkė_ ninkė nkė \
    nkė_ _in _ru inio_ žia oni _rod _di _ar ūk ait ena tos amp že aut vyra mai pin lės lės_ vies ita _lai elė_ ams tuk \
    ba_ yg kli _švi švi rū lys _si eta op sn por uma gar šta ani _vid uš rei tel deši lys_ iav svo rit _vyra rti tor \
    į_ apa vim lio fo _bi par iška _se oji tim
    lv āčēģīķļņšūž a s i e t r u s_ n k m p o l d a_ v ie j â b z _p as g u_ _s ā is st î _a as_ c ti ar _v ja _k i_ \
    _t ka pa ç ai es um _i ri an ī ē _n ð ta at ma ra vi en va na sa is_ ni in _pa ij š _d li ts â_ au _m un _l te iz \
    no ro e_ tu ir _u _b ik r_ al pr la da ek ija ci ba t_ ju pi am îb et ks _r ot ts_ mi tie o_ tr ku ap to ga er si \
    m_ n_ ne re ko _sa ei ja_ sk ies _no on sp dz em tâ us f _vi rs ða de zi ak di es_ me _pi _g _un id _iz un_ or ar_ \
    ed _ka ad _un_ bu ru nt jas ta_ mu _ti il ns _pr ņ rt gu _va _at ms ana jas_ nâ iek pie it ve ien ur _c tu_ ū el \
    vie ce ša _ar kt ka_ om rie iet tā ðan nie ijas _ne _ap na_ kâ ns_ ls ties rî le bi iem _j jum _ko ms_ ijas_ ār os \
    pu ma_ îba av âs ķ _pie ēj par îg _z tî ais çj do se jâ ist _ie du bas lî ums ec ks_ āj ev ò çr _la ied _ga ok nā \
    nis rā iņ kr mâ pri te_ _par âj lie sta uz īt âs_ ul ât str ld ep bas_ ļ ai_ _da im ol ā_ cij vç ēr ut _tie âr vē \
    umu nis_ nu āt kas _uz kum uma jo û oš âd ent îbas isk js ād šan _ma tv _li râ nas js_ oj âk ija_ ska gs inâ dî lt \
    gs_ pe uma_ _ar_ val lo rb tik ēt _si be ru_ ðana _ir nas_ lai rm em_ vai vien z_ pro _vie _ties ju_ îbas_ çt sts \
    îbu rs_ mu_ sts_ ï bu_ vī kst iem_ sm zî iec cija âm aj lī ž ir_ kas_ sî _ir_ _ro ej âl gum oð tāj šana î_ par_ \
    arî iku _par_ _ja rd _sp tei _vç šs po vçr āl dar ana_ rts šs_ tī eik _sk lst îbu_ ss ras sv kâ_ sl kl ls_ dē ķi \
    am_ oša īb pap kā pā ikum _ā h uk _ba îj iò _au ība çrt lis îgu ņa tis dâ īr ît umu_ og ens pâ ris ra_ ug vid rî_ \
    pl šana_ rok ums_ ze ba_ oni _vai isi lç lē âju gr pî pē als pç onis zī lîg lis_ _st īn onis_ _zi ās lā teik dī \
    eks _kâ up îv ete îgum vēr tîb ab lîgu arî_ ān îr mā _kr tis_ lîgum _f rst _pu að ens_ alst _arî_ _bu _vid _arî \
    _me îju nd ris_ iņa _ð jâ_ sti _rok tâj ņa_ vçrt tsp dr ika ud îd mo îjum rī rk _to ies_ _lî apîr dēj ng pîr papî \
    īm papîr ast da_ eg apî pār mç ji ton bo sie īg ti_ rtspa ais_ ds ša_ ps ās_ idē āda _ve br ieks dzi kar _ai _pā \
    tiņ aro _vidē idēj vidē vidēj šu ss_ evi ība_ _tu aug _e pas ēd inā niek _vī ējs das eks_ ieks_ ģ eti mb _ra vīr \
    _pār ag das_ nieks ējs_ bā ne_ iņa_ sn la_ ēl dā rād mī so ķis ķis_ va_ lv _de toni tonis aiz op _š _ton oka zv \
    _sv iev ac ez ste eni _ci ete_ _toni _ād _āda _ādas ādas ādas_ zie ln le_ āk ēji ājs _vīr bul lu gl ki ds_ gai eri \
    _pl _kar _pas ājs_ _tr eja _pe var lau ult š_ ig ļa ird ērs aļ su _dz tum kš _o ķe rē _sm _di ievi oša_ iens cī \
    _sie rū ūr ika_ īri ier vērs iens_ auk zē ām vu viet tn sar od īk roka est evie _aug tājs _se zīm mē vērst ērst ūp \
    gā vīri vīrie īrie me_ bult āja tājs_ ieti _aiz men bal ievie _ķ _vīri īv ārs ieg tē etis etis_ per stu ini ust \
    siev sievi riet iķ rg ava _roka eš go _le stā sto aus iš aks ga_ sē ji_ les rau _siev _te pir mat _po vā ip ietis \
    ic āv kri re_ nu_ uš trā eviet iete viete eja_ pa_ ēk _gai _h az ob _mā sta_ īme ēji_ iv zs ons gš nī mš aka nāt \
    īte rn tor _sir sir rieti _be uks aun _ž šķ zīme aut anā _ce fo die _vē za tro ati tra rog elt ers tas ināt rei \
    spi nk
    ms - a n e i r an k u t s g d m n_ p l b an_ a_ ng er h o ra da _k ang _b _s _p la ar en _d i_ ke ak _m ta pe ka \
    g_ sa at ma y ng_ ga _t be _ke _pe ha k_ se ba ah in as ya _be ara pa _a ang_ h_ un t_ me j al ti ber ad c _me _se \
    am _ber el ia _da na em ri di te si ah_ ak_ gan nd ada ap dan ran nga tu per ua ik li uk kan u_ w ny _h r_ nt eb \
    dan_ ala _te ata ja bu asa men _l p_ _dan eng _ma _per mb ngan _dan_ ra_ l_ et _men ai s_ ku ep tan at_ le da_ _di \
    nya ter kan_ pen ela gan_ aa ngan_ pu or lu rang _ba aan de ul wa rk hak ni ut ol _g ap_ ur m_ us erh it ara_ era \
    on _pen nda rh ana ama rang_ lah ir _o au _ter ta_ rha man erha _sa il f ada_ gi ru san hak_ erk ing _c is es _ha \
    ek ag lah_ aan_ dal eg du su eba ca kep dala nu um _y yan ge to _pa pad ya_ _r pada epa eri ora yang_ yang end ki \
    ung am_ mu _kep _u aran _ya _i rka rt han _yan enga bi _yang _j oran pada_ orang uan _or _ta asan _ka ega nya_ _n \
    eti lan aka ar_ mp ri_ ih ian aha ne lam apa _oran kar _ora alah iap ika _at dak _bu erka _ku kepa sia ro re it_ \
    berh uk_ ik_ _ata _berh ut_ uh tia au_ ung_ on_ _ge ju mat sam ed epad _kepa gu _ad epada mem kepad aj anga _mem \
    gar ay ko _man berha erhak rhak eh ari tau di_ gk ngk bas set rhak_ alah_ keb nta _to angan o_ pi san_ emb bo al_ \
    _perk atau _keb ci _le ran_ iap_ etiap _atau ing_ uru ce etia perk im tau_ _ada na_ mas adala as_ tiap_ nj atau_ \
    perka ole adal dalah atu alam tiap ton enda kara der beb ebas _adal _set sama and lam_ leh bebas nc mba pan beba \
    us_ alam_ oleh ab e_ dang hi gg _tu rkara kara_ aw is_ erkar ban kes rkar rs ngg setia pa_ _dala ok _dal any st \
    int uli seti dalam ers eh_ ant ot om v gs seb _hak awa gang ngs _la _seti gara rb mi oleh_ kul bag anya tang leh_ \
    _ton ebe gka ngka yu _tan erb _w gel aki lo _ti tr uka ud neg _ja _seb ena in_ ton_ ia_ rah ker _su ndak ga_ egar \
    mbu ong nega elu ur_ egara tan_ sed asan_ un_ ti_ ki_ _pu eny z car angs nan ani wan rah_ uan_ lit _ce kebe lit_ \
    _ra ari_ _an do _kebe seba _bi cara _kul ngsa kebeb gsa ebasa aya ai_ ebeb _kuli kuli kulit ulit ulit_ _ton_ basa \
    rp nti cu basan ana_ ebeba ka_ angsa ila negar angk _de _si ema ula la_ aki_ ian_ ita ere _gel lak _mu _sed mpu \
    rat erp mpa el_ gga ngga ert ej d_ enu _wa _ko er_ asi angka ma_ lang lap peng ede tik cer eru bol ati erah pel id \
    _berp berp tin elak si_ et_ _pem pem _bo bang rg emp ib eder _peng uh_ hana hana_ gela amb je _cer anda erah_ iu \
    _sede derh derha ederh erhan rhan rhana sede seder po pas ris af sa_ engan lap_ ir_ inta gi_ _gela rm ntu amp kat \
    nju _pel _f ip _pi uta ih_ mel put sen sang eta nde lin os _e hat enj lat go _ker so ina _tang gun _meng meng lan_ \
    mo li_ rus _ki ben lang_ tar op ali bel ks um_ b_ rba ele _mel ent ira up ende ger gang_ elap sk _pan lun _ca ita_ \
    cera cerah buk eran erba rak nan_ era_ bah nak _lel _lela elaki laki laki_ lel lela lelak _ro elap_ gelap kt erm \
    but ain _cera erse rse unc _ci bat co ram _gu od bun eli ji f_ tak _wan nak_ aga ser _v kel anta ru_ tuk hu kat_ \
    eja sy _pere pere ncu ender nder uka_ den or_ ac asa_ en_ ndu pua he tik_ no ola peg pega tas jar bers iri ura juk \
    nda_ _li _po mer ub uku bul alan rj lar _du sanga tel nun pak anak ol_ epu dar atan rem anda_ _kan rat_ nit tanga \
    cin juk_ pera _je erj anak_ egan ua_ erpe rpe kr il_ atan_ unt kur _ar _ang run ati_ kana
    mt àèìòùċġħż a i e l t n r u j d o m a_ s ħ k g b i_ u_ ħa _t p għ ta f li al ie _m _l _i z għa _j il w n_ ti l_ ġ \
    in an _g ra t_ er q _b on li_ ar x _ta _għ ji ll ż h _għa ja _f _s _k _u ni je et r_ dd mi el nd ed ċ d_ ma ' ri \
    _p di _u_ na en nt jo m_ ik it at _li st is da un la em ku me v zz s_ ij _ji lu rt jon ol ka ko ra_ and ad du ħan \
    dd_ te _li_ tal bi tt ħal ur zj għan ul ja_ _d ħand ali _mi ro fi _tal _ma għand om _ti zjon zjo ir ġi as zzjo zzj \
    ba zzjon ni_ ew id jedd de jed ej si aj oni edd et_ ta_ joni _għan al_ am ag c iet _x im jie ss pe or ar_ zjoni _a \
    du_ re sa iet_ lu_ la_ ali_ az _il le _għal għal es _bi iż _r add azz _ġ na_ oni_ jiet agħ be ha ħad tr joni_ tik \
    _in el_ aq jiet_ _ko andu ndu _je kl pr ħandu ija jn _fi ju ndu_ _ħ ħu andu_ art x_ min rti ħadd all ab iji tà to \
    er_ sk ijiet ib qa mm à tu ma_ ijie azzjo azzj ho pa fa edd_ oll jedd_ ll_ po _ku w_ add_ ddi fe em_ da_ _b' b' \
    ent ew_ arti kul a' un_ _kul '_ a'_ ist pp ke _ċ ikl eg _me ett tie k_ jj klu ng ġe iklu ju_ b_ iġ rtikl lo wa ru \
    lħadd klu_ ill mil on_ tiklu tà_ hom _ka rtik għu à_ pi iklu_ _ż lħad _q pro ha_ ur_ dj ien _n lħ _to ulħ tikl \
    artik _v sp ulħad q_ kol ħall _jew_ ulħa ti_ lħa jew aġ _ba jew_ so ki mar ċi _jew kun ieg ber om_ us egħ mu su \
    ert iegħ iċ _ġi _tie ara _kulħ ell ċa kulħa lib se kulħ ħe ot ta' ap ta'_ ħadd_ il_ ħi hom_ eħ _min nal ton _w \
    ija_ an_ op _ħa dh ġ_ jn_ rr ibe jk ħa_ tal_ kon bu ħal_ ħ_ aw o_ _e aħ _ta' e_ għall sa_ koll ba_ ld iegħu nali \
    _ta'_ _tal_ nta egħu kun_ ton_ ejn kk ne at_ tieg iber _ton tiegħ _sk _fa ejn_ pu ter eb _tieg _sa os _jk wi ff ġġ \
    _si _mar ħar ild ing ut ibert ina bert g_ _ton_ _ġil _ġild ilda ilda_ lda lda_ ġil ġild ġilda liber libe med _po \
    _id bo ak _jis _med eddi _ra en_ ka_ _st għal_ lh nt_ pj ant ku_ żi no if rd ċċ xa _im ga ħandh xi in_ ara_ andh \
    mo _is diji eddij _qa _pa ika dijie per ndh xe nj ddiji jeddi ħo eġ dij tur ip ddij lli ri_ _te _tr _sp ve af br \
    _ċa p_ ina_ ax we dju dju_ xx _medj edj medj ż_ ata ng_ kur us_ _c edju edju_ medju una mb rs ek ok ix _pe ide \
    una_ bb tt_ kar ġa uq za _h _mu dej bl għo str sti tri ura nn _fe y um że ċar għar lla _ġe ġel lle ini _di st_ \
    _mara mara ura_ _ċar raġ f_ od _o ġel_ tti vi ru_ _bu ħab ier ing_ ċe tra _sku sku h_ aġe _be rk ck kur_ _pi abb \
    nu _raġ ża die kr żo ers _skur skur skur_ _ċar_ ċar_ mp nk ħaj ass tan pja of iku ita iċċ mara_ do unt għa_ fu og \
    era _raġe aġel aġel_ raġe raġel ika_ _mo pal ug tta _per rb it_ iem lj _pu ċ_ sta ard ont ft iku_ _xa fl _la tb \
    lie ele _kar _ar uf ati app nz za_ go pon għaj va fo dr lla_ uq_ ef _ro hi ost għol ħol _mas mas tat ndi lm tel \
    _wi sh ttu _pr tar lb rm att aq_ dja pers ett_ tl mel mel_ ask es_ tro opp _ide eż aġġ ind iz iv omm żom gr ws err \
    war ig lt ħm _re ata_ ic itt jal rij ow kop ira lin _ja axx rf ban jan idej nta_ mu_ ejh jh ffi oppj ppj inj _ir \
    mini _le man kla _xe olo emm żomm tta_ iel tin mħ mer gra _ċi lb_ ġġ_ bal ċj agħa _pers _se _ind kt ed_ ron kan \
    ir_ rra ast għoll olli ħoll ħolli nja rik he _de oli fr rġ co fa_ ex ess nte tur_ _jit jit oppja pja_ ppja ppja_ \
    rin ge ota ai ersu
    nb àåæéòóôø e r t n l s i a k o g d er e_ m r_ v en p h t_ f _s u er_ te el et g_ b re n_ de l_ in _f _h ti ke le \
    å an ne _o tt ng st sk y li _t _m nn j or _e ø nd ar _b il es ve ri ll _a og se _d me og_ _k _r al _og_ ing s_ _og \
    _p ge en_ ig ik on is he ha kk ra om fo _l rt ett d_ ns _v pe la ng_ nt et_ _i at k_ til _ha be tt_ tr ka _re lle \
    nne å_ _g ter ta for _ti vi as _fo ek so je m_ ed kke ing_ ver _til il_ ol ret i_ si av _de un _me _n het rett nde \
    el_ ne_ _for de_ ell _u a_ am ke_ ni eg ar_ lig it ler ma ls til_ _st _til_ v_ enn fr le_ rs rk _ret ikk di nge \
    _rett om_ _so _sk re_ _fr kt jo ru har sj ske sa ler_ te_ ter_ and _har kel har_ _har_ gr der elle ba na ro or_ \
    ett_ end to ei kl ent els kr ut ss ikke hv em ko lse ller men id esk _å æ pa av_ som isk pi ten _av tte se_ ær _be \
    _i_ ul rd enne else ller_ jon sp rin _ma ig_ mm sjo sjon _som_ c ska _el _som bl den som_ gh lo rett_ ete art es_ \
    ghet fe kel_ ver_ ghe tik asj ak hve eller mme kkel ie hver _å_ nh ann _ar nin us ighet ok nte ene _ve pp nes ot \
    igh tikk on_ ker _sa lin ner ning ighe kkel_ ge_ ring al_ ur rti ste _elle fri _ell br asjo gen for_ _ba ør eli \
    asjon gn no va _er med ts inge øy _si ens _en inn hver_ _an elig op _av_ ed_ lt hete ende ag arti mi mo ker_ _med \
    _men ks ir _fri ling vin _ut lan ån _art artik bo lle_ menn tikke _for_ p_ nhv _arti ll_ dt rtikk o_ pe_ rtik st_ \
    man på ud per tre ikkel _tr nhve ki nhver egn nk _på rt_ ad unn han po kal enh gg nnes _menn hu fi itt sam _j kk_ \
    ap _enh nn_ _enhv eske teg nesk fl ennes enhve _er_ på_ ty nde_ est enhv gn_ _på_ hå par lø nnesk tegn _pa neske \
    ngen ert lik _ska ren tig ku bi _sp ende_ _hu den_ inne pil da eter ia egn_ sk_ heter ill _ko kv str _hå ld _den \
    dr sy rn ers all _han _ka tti tegn_ ys ånd der_ _sam yk _mo nd_ _he tigh sl nt_ ry skal _pe ger tu tor tighe kj \
    ans ef ho ttig iv ev _br y_ ttigh _skal jer rih _in do hån hånd yp opp ske_ ihe rb fa mann ep ih _kv eter_ ga yr \
    sen od gl etti rihe os ihet rihet kvi vinn vinne pr _te _va rø sm lt_ hj frihe uk bu _hån _hånd kal_ kvin kvinn \
    skal_ ype _man _gr ghete frih ant ab retti dd ss_ _de_ rek _bl typ isk_ type type_ ype_ _fi mer kn år udt ger_ \
    ettig eng sn _hud hud _fl _kvi rke mu dty dtyp dtype _kr ang lu _hj _ne del ky _kvin fla sta kt_ ann_ yt sv ue \
    _hudt hudt hudty udty udtyp nne_ pp_ spi fj _kl _pi ser kke_ eri ran _vi lig_ _le nst rte ris su gi ide _mann ly \
    gg_ are _li pl tro tri _la rm let ene_ lag gs nsk sti kan rr ist eve sse _c pu ass _fa jon_ sjon_ fje rer hje _su \
    _ho ind mann_ nger _se _ro kon mp _hje okk ikk_ _mi ol_ ort inne_ sto _sl ju _par hø jø ia_ ekt erk ob åt _da _sv \
    trek in_ _po au _pr go _ta ele ere yss mot mat ip ente stre mb _do ning_ _ru lat gra ven nø eb ykk _bo ede by _hø \
    _to irk ken ring_ lit _kj pen _sn ale jes io kin las pers ner_ ate ent_ ull ov _bi ake _mu nke _mot lv ban _ø rik \
    nder ski _sy elt at_ ule gu ød nger_ tes mel ast ea lde rat ye omm lp må øn _bu son yn _op bal tø tel van oll syk \
    sik nse eke ong steg stegn tor_ w tan rer_ ppe ille ern fjes fjes_ jes_ ert_ ør_ arb rbe ngs bil us_ _un an_ _fe \
    ym nl nel år_ ara rom eks ball pil_ _opp und um _fla agg rso tis sø
    nl áäéëíïóöúü e n a t i r o d s l en n_ g e_ k er u h en_ m de v t_ p b te an c in r_ j ge _d _v st el w aa ee nd \
    et ie de_ _s z s_ _h _b ch le ar ij f _m re on er_ _e ng oo d_ _o he _g ke or ve li g_ _de nt et_ an_ _t me _a l_ \
    _k oe al _i at ti _w ro _de_ ri _z ing is _p ra nde be k_ la di ui it _ge es we va ni ek ' ne _he aar ma _st pe _l \
    _va ha te_ end ei op ste ed sc ht den cht rs der ver ol ten se da _n vo ho and gen een sch ns van _r tu om ta ze \
    to _in je ud ng_ el_ id oor rd _van ter tr ur ll ig ken _be lo na van_ ic ou ers _van_ nge wa p_ een_ eg _ee in_ \
    _ve ing_ ie_ nte _me ag eu ere zi _vo rt ent aan as ak do ren at_ a_ _da je_ ar_ nd_ _ma ba _j len aar_ het m_ eer \
    ot _een _en _het lij jk het_ _ver ten_ am _het_ ijk eli em mo og _een_ us bo stu ts wi _op ld ond ad ka _te un rk \
    ude ko ev ac _we die tud nder _en_ mi lijk _in_ al_ pr lle ec or_ gen_ stud tie _stu is_ den_ _ha f_ men zo vi gr \
    _stud gel ede ru est eke nk bi _on uit no _di ul nn pa nt_ ep _u oor_ il nde_ ende elij elijk voor voo iet ef _zi \
    eb dat ijn jn dat_ inge ven '' _wa ik kt ken_ op_ ens nen _c _aa uden ker nie uw sp _mo erk ich ende_ si _li aan_ \
    _voor _voo ja _al _dat ds lan tude _dat_ kl met po y _f icht _do ege it_ ov ap eren sk pi wo _aan ente onde _ba \
    eve stude _is _met erd _ze maa end_ met_ _ni dr man ger _met_ dent _zo ngen _sc ele rde _bo hu die_ udent tuden \
    tin _die ord int on_ vr _is_ onder _' br _sch _op_ ok ter_ rm nten _sp _nie sl o_ _te_ per ouw eur j_ ij_ pen nke \
    ur_ st_ inte eid eti ite voor_ nte_ _die_ han tel ids lin _pa dente udi _re rg and_ ijn_ ingen ut _ho bl fe ss \
    _han enten eken zij etin get hand _hand chte hte ier ze_ _ko kle sa pp hui _vr _wi eur_ ach co _zij so _hu uid \
    etint geti getin inte_ tint tinte kr _ka bal _man nne jaa lu w_ _je sen uw_ eel leu us_ tudi hei aal len_ eken_ \
    nten_ ant _ro sto str _'' _je_ _hui ht_ che rui tudie vro jaar ez tek udie haa zijn rou rouw ppe ai vrou vrouw \
    der_ cht_ _zijn raa ls ca au ster os lic art ks teke ki hi gi es_ isc leur teken ab _br kk lich th ech of im oed \
    heid kn af pen_ ard ang isch leur_ ga tj tje _pi ran _ste uids vl skl id_ _po od onk boo rij eld licht don ag_ \
    _lic _lich _zw zw dsk skle ip man_ nker _vi onke lie _bl acht ger_ ig_ i_ _huid dskl dskle huid huids idsk idskl \
    kleu kleur skleu uidsk _to age ku lend _kl del ek_ ge_ rie go hoo ong wij sta _vro _vrou erg aal_ ol_ _na gez _don \
    nger ans ouw_ _gr eri roe ld_ cho ink _pr _kr bu _dr _donk donk donke onker _tr oud rt_ ind ame _vl _sl ot_ ande \
    rd_ _la all wee pu ir mm tje_ zen nse h_ oek rst tro tre ron ce echt nen_ lt le_ re_ stel kj kje ct rge ker_ scho \
    oon rb _pe erm kke elen _sa gs eid_ tri oog du ren_ tg kel rin vu ast lf ist sche icht_ kje_ aak fi oot ch_ oc mb \
    za io rouw_ ling pel ak_ ope ati naa ë ijs js jo laa ove se_ bel hoe ke_ ezi lag ert ia ont ts_ dd kan har let spe \
    ier_ mp tra ië pl ven_ _om heid_ sm ade sh cha rec gezi zic zich zicht gro ster_ pers uwe oon_ sse hou chi ne_ _bi \
    oet tt din mer uk _kn eld_ llen ene sti ns_ ell ige uis _ac ale mme geb _le ck _mi _gez ijke jke ote _ke _jo nb rn \
    ate ere_ loo sn gra toe fr fd y_ og_ rke oot_ ent_ oen ann rol
    nn àåæéòóôø e r n a t l s i k o d g e_ m r_ _s v f t_ p er ar en u g_ an re n_ le de h å in j l_ _f b et _h te el \
    ti _t sk st ar_ _o ei _m y il ø ne nn _k nd ng _d og ll å_ ke me ik _og tt _e og_ al ha _a om ka er_ _b _og_ _p je \
    a_ _r ve la _ha ta _v ing or d_ and ra kk li i_ en_ ri na _l es _g on se as _i eg rt pe _de k_ _ti lle til m_ _til \
    ett il_ sa ge tr ne_ am _re nt nne de_ le_ ma nde ret _me _sk at et_ vi ns s_ id ng_ so fo _n til_ fr _til_ is \
    rett re_ tt_ om_ ikk el_ va it ol enn ing_ leg ska ver sj ke_ _st _ve for _fr _fo un ed ek pa _ret be _rett do art \
    men har si ak kke ga te_ _å _har av _so jo rs ell da gr _har_ kj har_ v_ _u ru ande _i_ ro eik ni gj øy ter lle_ \
    _for han sp _å_ sl ss ske det ut eg_ ki ste ler kt _han dom rd kn kel ld ere enne all ba _el _på ett_ _ei på ag to \
    _ma kje fri ko an_ elle _sa he mo det_ al_ _ar tik bl rti us je_ rn ler_ tikk jon sjo ad sjon st_ som nde_ _på_ ud \
    på_ asj kel_ ent br tte esk inn gje ul man par ev ein or_ fe menn som_ _som må ikke ande_ rk _art _gr ge_ vin ane \
    tei pp _elle _som_ rb rett_ ann den nes _det op ller_ ig ten arti kkel_ kr der ller kal _arti artik sam teik nl ot \
    ikn au ks kkel _ska mi eller med _al _sl eikn teikn _ell ei_ rtik ski lo _men ed_ lan kar _sam no _av hand pe_ \
    _med ikkel _ver _menn tikke kv nga alle_ rtikk _kv alle dt nesk skal år asjon asjo ast eid pi nnes ikn_ kn_ arb \
    menne bei _an eikn_ ur kk_ _fri _he _all av_ nk c nnesk _hand bo ennes yr inne p_ on_ _skal med_ kl _alle _ba eske \
    _den es_ skal_ ren kal_ kar_ ør ona _det_ ku rid tar neske _med_ lø ap nte fl are _gj _va rt_ _kvi kvi fi _ut for_ \
    _sp po nge lik nn_ tan ido den_ rido unn fa hu ete frid ok frido ep tre idom ry gg ys ette ere_ ja ty ridom ten_ \
    ele _gje land _pe mann ls _for_ lt hj udt uk _hu _br di kan _er nd_ em leg_ yp ame ir _kvin kvin gl vinn _j dr \
    _man _den_ bi _in _er_ vinne kil æ spe skil tes aren nas str _dei ente _kr kvinn lin dei _ko ske_ ef sm _ein _tr \
    mm rek sn _hud _hudt dty dtyp dtype hud hudt hudty typ type type_ udty udtyp ype ype_ opp jona sjona lar _mo let \
    isk _pa dei_ os ia per _te nt_ få seg _dei_ _frid _hj sta _mann pr _fi tes_ ers arent entes ntes ntes_ pare paren \
    rent rente lei gar ky ll_ tar_ kin est rin ran jar iv tten o_ pel ov rar sy ab gru lu hel rette rte ika y_ _kl \
    lar_ rø ring ann_ jer yk nne_ hø ane_ _fa sto sk_ ass ss_ ikk_ ant nin tor ær ind _op jø _vi su yt mu se_ ho fla \
    nle _le inne_ _kj ans nst ly ter_ _hø sen yss jen øyr _fl ong ert rm ekt sv _su mann_ eng stei _ka _bl lat and_ \
    pp_ ta_ mat lt_ tj spel _la ol_ dar ekk els ning ssa bu ts gs dar_ ds ym sku tel rar_ mp tri _ro jel kul _sy nø \
    ors _si eleg rbe _da _ne par_ _sn kon _mi steik øg fin fing trek jon_ sjon_ hal gra inge end _li kka od tu arbe \
    lla arte ning_ lit kke_ nleg dd del go ea itt eleg_ _do _sj lp _fe høg eb _hel pl isk_ ort rik gar_ gi tje _po pan \
    ju _par rne _bo øl rom eks ist _pr sin _pi ent_ erk _høg ang fj pil var eit _ky ida idar idar_ bil okk kt_ _opp \
    mar nel ern im _hja _hjar hja hjar hjart jart jarte eve ara ring_ lv _bi ule _sku pers _ho arbei beid beida eida \
    eidar rbei rbeid mot _mu ban _lø epa åt ling pei tro _se ån ft ald ål at_ tra _mat mil ill _pei _peik peik tis \
    opp_ ot_ tn
    pl óąćęłńśźż a i e o n r z k s w c t y a_ p d m u l ie ni _p j e_ ł b g _s _w y_ na i_ o_ cz ow rz nie ą ę h ze _z \
    _n _k ka st an ie_ ra ro ż ch wi po wa ó za ar ia ś zy pr ta _d _t _m sz ki ko on _o _po mi ci _pr en er m_ od \
    nie_ _b li dz sk na_ k_ em ac _r to w_ _c ny ć wy tr do le ne yc te ał ej ka_ go _i al ię rze ąc zi ak os _na ło \
    u_ _g pi am or ć_ zn re pa eg _ni ani ja as aw f es _za at no z_ si ty _j ma ec in h_ ol la ch_ ek owa el ę_ ad t_ \
    ed prz ła ic ia_ ją dzi aj ów wo ą_ _prz je io _ko ym da rzy nia ob ry ce _nie j_ _a kr bi oc oś dn _l wie _u ot \
    eni kie ik _do et ski cy de _w_ is sta om ego mo ok ń em_ ca ej_ _wy cj ki_ ur we ba _st nia_ _pa ier śc ści _ka \
    go_ zo ych us prze ku ys ru czy wan że ws czn ew _ro az nt jąc ta_ _i_ _si ny_ cie ca_ og cze by ego_ gr sp _prze \
    się dy ł_ kt op _mi zie tu ga _wi ud oz ez sa r_ mie _ż pra ię_ ór iem ró ne_ nik dni _się trz _cz ln tw n_ _pi \
    ych_ _je lo ły bo owi dzie ać ym_ ią _się_ się_ d_ wn raw so mu _ja _ś cza zc _z_ ać_ _nie_ yt ąca ąca_ pod yw _od \
    ów_ ak_ awi zy_ ek_ że_ oj _te zu icz za_ _sp ił ach ze_ iej ają ent tó ając _f pro aż praw do_ ośc ńs ja_ _to str \
    skie ości kar ący im iu rn anie _na_ my ap przy ż_ sze yd to_ _do_ _przy _ma _że szy ył ania pow yk est s_ łe cy_ \
    cja anie_ oż _że_ wy_ nych wa_ nyc ieg _by esz iał zk ący_ ha ik_ ło_ cja_ owy nn row tk li_ _kr jąca jąca_ _kar \
    iec ce_ owy_ pe ał_ łu rt _sz acj _tr _ty uc yn jący ona _kt arn pie owan ska _ci ra_ enie sł nych_ któ br uj tór \
    me _bi acja acja_ c_ rę ęc enie_ ag ut ęż l_ któr zna se un nk _któ ami _któr dr pu er_ _śr śr nik_ bie g_ ują \
    ując oł mn mi_ ion _to_ ść ść_ edn nac jący_ ara uk zą owa_ wia ona_ iet it rk nio oni rna ng sy au _str red ski_ \
    kl _pod zd łk ęt _ch cha edni kow lon uch ana ks ty_ eta _śre _śred redn redni śre śred średn ab lu ho zcz tka bu \
    _h on_ art nd id szc ość ość_ _sk arna _ba eta_ ony szcz ką ul _e ies ająca zna_ ży par ter ec_ su nacj nacja iel \
    rs one odz _le ele arz sta_ ża ost karn nic _ł yz da_ tka_ _karn arnac karna rnac rnacj _gr fa up be tra ocz żo \
    zen wó trzy rc _os ast _ws obi rod gó zeni _pra war tn _ta ający ony_ usz _sa sn ną dk gi zon mę ycz tor ko_ ien \
    zak pł ina ząc _pie cho gra oń dł zka il gór wk wani zka_ tan ga_ rz_ zny _mę ri ana_ czk emn czo ale sm ska_ ami_ \
    _gó _gór gł tow ni_ erz strz _br nek nek_ _kl rowa _ra an_ ecz mna any ba_ żc wo_ rm owe ńsk _ku biet ięt _in iemn \
    rac _sł dw pal lew _męż _mężc męż mężc mężcz ężc ężcz ężczy żcz żczy nym obie śl cie_ sza ń_ _bu sto wanie _pro \
    tro śn rat _su nka yst _cie ist ręc fi św jas rza twa _dz ech _rę ali ron co czyz czyzn yzn zyz zyzn żczyz _trz \
    _kob _kobi kob kobi kobie obiet czny zek io_ _jas zyn och _se kaz dnio _pł ieni _wo aro dło _fa _li emna _jasn asn \
    jasn iec_ ieta lk _par zenie tar _pu świ du odzi ące _św ieta_ one_ iemna odn _cza yczn _zak iz ram _la ci_ _strz \
    ge di ser ąt ate la_ mar gn kie_ isk _trzy gl zny_ ir ciem ciemn um ep krz ły_ poc yma ój sna _sta rka yż per zł \
    ry_ zam dow _ciem rów kł ros kre lek zyc ub ół mna_ ust now ńc
    pt àáâãçéêíòóôõú a o e r i s n t d o_ a_ c m u l p e_ s_ ra _d _a es _p do _c de _e g nt b en v os re ar er as an \
    or co ta te ad da _de h _s f do_ _m m_ to in r_ ca al de_ os_ ri ã q qu st ão ro ma on nd ão_ em is na se _o as_ \
    ia me _co ue ç _t ra_ el la pa ent que _de_ _b _n ei _f pe ic tr po _r ti da_ io ir am ci ado _qu om _q no to_ sa \
    á nte l_ di id li so pr le mo te_ ndo ve _i _l ss z _pa _es lo _ca _a_ ol ndo_ em_ it ur ce and rt _se ia_ ta_ ha \
    _v _que í _re ção çã é j _pe aç ue_ si men at nc ai lh ec _po ho es_ ni ção_ ul _da _do im que_ ara ar_ _ma ua ga \
    mi gu va _g _pr al_ il ac nh or_ um nto ó x vi com rr _que_ est ada io_ na_ ado_ con ba ou eir _e_ ant _com res \
    sta tu cu nta ment ro_ _in ica par be açã et dos ação ap _o_ ont eg br er_ nte_ un no_ ne ação_ fe ando _em ando_ \
    ns ente gr ui ida su _u ist se_ _par u_ ran sc _da_ tra ara_ dos_ _me _te _con go ma_ ut vo ura _di mp iv ade fo \
    _no dad fi ter ch is_ des co_ _na nto_ _ba cia ria ça ess sp rio por _do_ ig bo para oc str _em_ pro das _um _para \
    gi av ento ort das_ _en _h _des ev he ver ais ente_ _est ov pi pre ob ira mo_ ng para_ om_ _pro ab tad _an dade \
    _mo ito _as esc od lo_ mento ca_ _fo tos bi rn idad _por iz ora ela õ õe ões ais_ am_ cont ep ag ada_ ntr _se_ dor \
    á_ ou_ é_ ê _com_ com_ idade ras um_ _os la_ ass uma fa ele ed inh ha_ _tr tes ot lha _os_ _bo ira_ ões_ _su ram \
    _sa _j ho_ k cor og eu ao uma_ cl per lar mu ico ador au cr i_ jo _esc mb eira _no_ ge eira_ nã omo ico_ _um_ _ao \
    não iro oa ren rc rd ru _cor mor eta ina _ch ete car _so ura_ nha _fa _dos ct du _ro _dos_ le_ ja pel _mu _uma so_ \
    esp _be _uma_ ore omo_ ido dor_ pon _ho us ár sso iro_ tor ala _ap ena tic ud tri ome _pel ona sta_ bar cul rio_ \
    ador_ mã her _pi scu ban eiro pl can _pele ele_ pele pele_ _ar _fe eta_ raç tan lu za end pes up _esp nad ix cur \
    ante ros go_ nde ica_ lho rad oi â lt ên ena_ ita rm mul ulh nci ári anc mar esso qui _pes ista ame _ci ind arr fr \
    ga_ _mor orr cla ete_ eiro_ _mul elh _le nho _ve cha ola ento_ dei ista_ ora_ cad art ama man sa_ ido_ escu _cl \
    cas mão lhe op min pont _cr _car _al mem _bar lher el_ ert ima gra deir _bi rena eb more nha_ az ric rei dr bol \
    _mã ante_ _more moren oren orena rena_ _ce ça_ n_ ân tand tando rá tas onta ulhe nho_ cio gua _hom _home hom home \
    sto sco ú omem _li abe _escu rel _vi _ban tre eit ria_ deira inha _mulh mulh mulhe ulher _gr hi scur _si aix _br \
    ngu bra oe cia_ elo lara rin err ris escur apo lho_ ze tas_ _mão ito_ cura _fr bei apa ô ex ulo _pess essoa pess \
    pesso soa ssoa int had ilh ost nç _cla _am z_ col rra sal cam ade_ _mar amen _cas mal endo che rri oga xo ana \
    _clar clar va_ sq squ of rte ang rat sto_ lan ata rg endo_ her_ lher_ oa_ eri rti ncia ib rv _la bu raçã ração \
    cura_ scura clara lara_ _ab ament eo fer rro ande ip nal sti sca nti tro zi homem mem_ omem_ _va ulo_ rec lha_ \
    _cam ida_ dan inho edo tar _ac _lo ion dade_ ij _ta ranc sor elo_ rta ula ens _jo vo_ ntan ult ato ário qua _ga \
    asa let tur xa are ere apon tado nv ina_ _pre aba nal_ isc nça ário_ ale _to ór elha omb ing ea ste rado ndi ari \
    bal nf ace ino _mi bri enta cen lar_ ian _lu rre _qua ide san re_ rit ece ixo _tra ez
    ro âîășț a e i r t n c u s o l e_ m p d ă a_ _c re _s i_ in ar _p ă_ _d b _a g at te f de ri n_ ca _m st ti _i ta \
    t_ v ra er nt u_ _de l_ re_ ul or an si al le ic z tr ie un _f _in h es ma are ea _t cu to _b r_ ce la ne li on el \
    it _l ci de_ as ț oa _ca ur te_ en co _de_ are_ me ni pe ia _e _si sa se mi is _n di tă ro _r pa na _o ac _u lu nd \
    pr ie_ sc ru et _v si_ in_ im _ma ch tă_ s_ ec ul_ il nc hi tu pi _co ii _pe ba am lo po int ut _g ir _cu _si_ le_ \
    â î j _î ș c_ ta_ _sa da rt ți ol em nu ră ap at_ ng ai um în os _în ent chi est ste o_ or_ ii_ ge iu ei oar su bi \
    car au _pr oc _se _un ga că nă om _pa fi fe ad _in_ m_ io ot ns cr ui ca_ ele vi du us fa ve _la zi d_ un_ ăr va \
    mo la_ nă_ _ce ntr _al pu ct sp ân cu_ _car tat no ate _st ea_ care ind ag ne_ ar_ _di pl mu pe_ ia_ sa_ ăt _me \
    str _cu_ bu ist fo mp tor ez care_ uc ine _fa ara _po ere gi do op se_ ati _re _ci eri _pe_ ata lt ici ri_ on_ al_ \
    id tra ste_ nt_ ră_ ce_ _tr _care ță nte ra_ lă sta tru esc _un_ este _o_ _mi rat _la_ za _pi _nu rea ată ată_ ai_ \
    ita să uri sti că_ art tre _int iv min con din ina ast eu ui_ ele_ este_ rm ță_ aț ze _sa_ ru_ pri tor_ ou _ca_ \
    _con lui _lu _a_ _ne nd_ _ac pre na_ _fo lă_ az ig ei_ ani oi par _ba ti_ _su nta it_ ata_ _fi bă ev so oare _da \
    mai ' inc inte tul mă tru_ oare_ ari ire tin x eli _j une lui_ gr sin pă mai_ per res _din nu_ _e_ ter rin ile cit \
    _mai au_ _es ace _se_ ton cl rb ed g_ is_ an_ ci_ pie _est înc ic_ eg _to ție ție_ ză _mai_ ăto he _înc _nu_ his \
    ică ton_ er_ chis mb up ica da_ rs am_ _h nti be nț ulu intr rc ului lor ind_ _ar _fe tri din_ k ma_ pt ere_ ați \
    _din_ bo ire_ ică_ ada _bu ori tur chis_ his_ imp ate_ va_ ab ep tic dă go _pie sem che toa _z _cr _sem iț des _ș \
    _sc _mo _este ini ric ale ză_ _bă etă dă_ mă_ șt ană ană_ dr _des ală etă_ _do ex să_ edi rd nch _sp fu mâ pro \
    toar toare lin sch ară ha ală_ _ro _bi iel og ant ier _piel piel ător unc st_ jo dic ină _ton rie ian _al_ ină_ \
    tar _ton_ elii elii_ ieli ielii lii lii_ pieli rba schi iz ers med ato ona _să ing ură ub nchi fl desc ărb eme \
    ent_ mân medi iu_ băr gu _mâ uz _desc dia of et_ ud _pu ând _mu ob oș tate _pl ș_ mar gh mn _med bat br _te _jo \
    desch esch eschi cț cți ib ut_ mei soa ură_ os_ ran tate_ _medi af țe bl bar ali ora nță nță_ _băr _bărb bărb eș \
    emi rec vă _per rar schis fr _dr ito ară_ _înch înch închi uș _fem fem _li cia și od _ha rie_ cor ână _gr rg plu \
    cat _mân bărba ărba _as av oan ător_ bil can ăț cre rn vo _ch b_ eț cal _ap _pro us_ ăc _feme emei feme femei \
    _semi semi _vi nchis câ nge ație ație_ _ex _ț ion gra _bo cul cer and ult mon ect mi_ _pă scu por gă aș eie ață \
    lis _fu p_ _ri men asă _ge _no _or ial tiv let șa icl tea ger dica ăl _ste tori il_ ți_ y if _că lar itat ete ip \
    ili ua iun ruc stă stă_ sm cur idi eșt âr ng_ eie_ _ve tâ ntă rim rbat nar emi_ semi_ ioa ână_ rid ort lat râ fer \
    aj ște tel ghi cio bal răt ndu asă_ rare rare_ nic _tu imi mat cto gl tro pic _înt înt ins ju ață_ săr rti _mar \
    cic cicl mer _so ard nst vâ gen el_ itate bat_ rbat_ ărbat nal ridi căt _fr emeie meie meie_ nat zo ator _îng
    sk áäéíóôúýčďĺľňŕšťž a o n e i r v t s k l d á p a_ m u c _p h b z _s j o_ e_ ý y st pr _v en ž ro _a ov _pr č _n \
    vo an é ie ú po _m _z _k ni od ka no ť š na i_ u_ í va k_ ne ch ý_ ra á_ to rá ia ho os ť_ ko bo _t _a_ or la le \
    _o re in áv _b _d _po lo y_ m_ _r ka_ é_ ná om ob ľ ok ie_ mi ti ný ci tr do né sk ve prá al ed av ta je na_ _prá \
    za sl práv ol ráv li v_ et ak _práv ri ani _na er _ro ar aj oj ad dn de ost _h lá h_ ma nie _ne es me el ár te ot \
    _č g ok_ ch_ zá _j eb nie_ _za as oc ova ej kr vo_ am nos kt ho_ om_ má vi r_ at až eni ca či sa ať on by že tv \
    ať_ ný_ n_ _š ní ia_ _sl án _u _na_ kto so f né_ ale pa _zá ic _st van jú mo sp ná_ _ka žd ca_ _l nu _do ln sv ávo \
    ažd _má právo oz ne_ j_ ých _ma ú_ ru má_ tn rávo _je tá ebo ýc mi_ nok_ str _i kl _ale _sv leb _čl bo_ čl _má_ \
    aleb _v_ _al vn _ž ebo_ ži vá sti mu pl dý anie nok hr rov pre ud _aleb ó alebo ac áva ým tor št _sa di lebo ti_ \
    vý be ba lebo_ pe _pre anie_ ut ždý _sp vy to_ ou ec aždý ajú t_ ke _pl člá _ná ky lánok voj ký áno _člá ánok_ \
    článo _ú ek člán nia ánok _člán ený úc ou_ lán ez iť ák _c rod ávo_ láno oč sta _vy rávo_ iť_ aždý_ dz _ľ slo nost \
    vani _každ ik čk sm _kaž obo _ko iv každ ovan ož ovn s_ dý_ bod ej_ ktor kaž ík ždý_ ň osti ny ha _slo ého ač lob \
    da kla každý ce ké júc is rk éh ky_ ác še pi _str _slob ých_ roz slob ón uk op l_ ľa _pa _kto dr je_ _kt pod odn \
    ta_ sa_ slobo ko_ eh dl _roz vý_ mie lobo _ktor ého_ nár c_ ká í_ obod va_ čka ci_ áro lobod _pod _by _ho ík_ ným \
    če čka_ ľu vá_ ová ón_ _kr nosti it ár_ red tre _ľu rovn ku _sa_ ck tvo ap az spo _rovn ľud nk _rov náro svo ník \
    nd edn ená rka _svoj _ľud ur stre tl sť oci iac svoj zd _svo ica let enie enie_ tk nú bi nt ec_ eho _g ená_ d_ žen \
    us ns stred tred em néh ová_ ného ajúc mu_ by_ lov ného_ sť_ rd nut zák ple národ ev _stre hl lý _ple ja _tr rka_ \
    ava ník_ se rav up eti ič nes redn tredn bl _me tó tro tu árod _f ás su _ru sko ze ce_ ných ra_ rs _k_ iar hod yť_ \
    ča id ist byť_ yť ng ava_ _náro vk _ch vet nýc lo_ tón _byť_ ina tri co eho_ ina_ ica_ ž_ vor aci dv tón_ uc oh \
    lý_ cho už _mo rí uka si pra há hor eti_ _su ruk _tó _tón plet úca úca_ _ve _dr _plet nsk kov rn _tón_ leti leti_ \
    pleti zn čia uh ah ep osť nc ele _bo č_ át il _vo tav or_ _št zo au júca júca_ ba_ uj ä _in ový osť_ tá_ _ob tvor \
    eč hn men _ba ňa stav ran ier la_ čn _ruk br ká_ avý sto ick lu ska bu ši pri _e kom pá _sve _svet sve svet šk \
    avý_ ký_ uch té sko_ _pe ak_ etl avo ab ň_ da_ pro nka ový_ svetl vetl per ih úci nka_ cia cia_ vé tka _pri ena \
    muž ami dos ny_ aná _mu _bi ičk ín dc _že tka_ bá ore vať vať_ úci_ vl _pro ast _ja _hr dlo ek_ ád ali dá júci \
    júci_ ál _muž ren žia _hor eľ tm dne du rsk aci_ _te sn ena_ lav lie _žen ry cha dk vka vka_ áč _lo era ňa_ prav \
    vé_ _le mav rt yk ik_ _tm _sm ara us_ ami_ dne_ edne tý čen áž zv _tma _tmav tma tmav hy _vý _od _sk dný dný_ eta \
    hla ený_ _ha ska_ _pol pol ove _de tan lí vanie ké_ rom odi kom_ nov ub eň iaci iaci_ ťa _či ší edne_ redne _pra \
    mavý mavý_ tmavý etlý etlý_ tlý tlý_ vetlý _sta hu _li ria len den muž_ už_ _dv un _zd
    sl čšž a e i o n r l s t v k j a_ p d m i_ _p e_ u z o_ č b _s je ni g ra an na st _d _v c en pr _k po _n re h š \
    ka ko la al je_ _z no li ov _pr nj in ti te _o ja ri _t ve ne _po ž n_ av sk le ar _m lo ro od va za _i ol or ta \
    ed em se v_ os el _b da _j to me ka_ er na_ m_ ki et ik vi il nje aj de at ic _za _na vo ev _r k_ ma ij lj om no_ \
    t_ ni_ do tr ek r_ anj ob di pa as _l it h_ _je ki_ ga es ih _ko mo mi če on ja_ ad is ke pre _je_ ti_ dr dn _in \
    _g ok ak _te bi go ca so iz ot bo im j_ ji sl nje_ u_ l_ kr red či ca_ ča ič am og _pre _v_ in_ _de ih_ ica da_ oč \
    _pa vn ns tn eg ač ln ost jo ko_ pri az že _in_ ica_ _se _u ju em_ nik la_ op ci _pri sta ce _ka li_ ir ej s_ _a \
    _do čn nsk sa ija eč ali br _š en_ ga_ ne_ sti _ob ta_ _st ski _da d_ pi rav _mo oj _ne str tu ove f un _bi _so c_ \
    ega eni vr _dr ez _ra ec za_ anje z_ lov ec_ ati si ora _bo _ve be raz iš anje_ _le se_ ru er_ ža _od ep _da_ nos \
    pro rj ke_ aj_ _iz sp pra še kl vs _za_ del ova ds _e ba ud tv jen ik_ oli rt ven pos ani šk jo_ ega_ _pro eb nd \
    _se_ di_ ska _sl nc avn _č rn ske aš pe _ki pa_ ili tem ist ens _sr sr ah _kr _ž st_ ensk _ma ter _ro iti _pos ož \
    _to let pl nik_ ev_ _del pred so_ mi_ iv _pred pol lo_ ek_ bi_ ču _na_ šč ap _pa_ _tu ska_ rž ran _ni _h udi ast \
    nic _ki_ love prav ig gr oven rač neg nih bil gl nt ija_ loven odo _so_ ali_ oš _pol eds ogo do_ ku nih_ tud enj \
    aču tel nega ze udi_ dnj č_ ha ski_ _bi_ raču račun dv ar_ nica nica_ _pi čun ačun _let reds tudi _f bl slo rs edn \
    _pl ži _sre sre ena slov an_ dra om_ rok ra_ tudi_ rža us val _dv sko rk bo_ ale _tud obr zn _tudi enje _me tni \
    _vo zi vet zd va_ vni ten sn sv oz ur nja redn ili_ gra _sred sred ost_ žen eno lu men tra ji_ ednj _obr ag eh \
    enje_ lic oko _tr met _sv ho že_ lec lec_ _rok lk rednj sredn _pe ava sm sve nost el_ ak_ ina njen lju lav rat ože \
    lan ten_ lni ški tri kle _os čk zv kom _go van lja _sp ški_ ete _sve svet _ten nk bra ika ira ba_ lje uh ng arn \
    olo aln on_ avi _ten_ _kož _kože kož kože kože_ ože_ _vi ičn _že tek ele par ab sto _svet pu ček ček_ _vr alec \
    alec_ ose kri ča_ sla _sa est ati_ _kl _va um nak eme g_ id or_ kro če_ to_ nost_ js kt ce_ či_ eno_ up čr ina_ \
    ošk ež lka kra rka ena_ _sk _str tor eta uš kol nč ral ano vanj vanje nja_ rog ara tro nska nska_ obra iž _no gla \
    ub gor _žen sko_ rsk ela rik _br ge _gl šče _c nt_ eš ša bu _ba vo_ _gr mr man ilo _žens žens žensk olj lka_ vt \
    ška _moš moš _par ite _di nji ut p_ tl et_ kar oln čno žn _mošk mošk pal im_ las co kov čen vig kon ant dnje men_ \
    stra les etn ovo tel_ _ja len ava_ lad oma odn rad des tk var fa _tem čni _kol št _la oka gov dvi zna nav ika_ až \
    _ku mer šči zo rni etel jsk nka _pra emen alo _čr rka_ _obra ana dnje_ jan _dvi _dvig dvig hod _kro jub ljub pla \
    nim ovn joč čar _ose _des dl čno_ seb eča _sm eče mb ras stav tav braz elj asta vete oči rti nji_ alni ška_ gi rd \
    sar zdr ola _zv ome ednje emen_ pis gn gu lik _mi ice rb lica ita obraz sti_ ark per hr oški oški_ mat _teme teme \
    temen etel_ svete vetel b_ _če alk ol_ imi nka_ vod čic jn rek aza prt kan ent obl ekt _ple ple _re _op esa hi \
    _zas
    sq çë e ë r t a i s n h u ë_ o k j m l e_ d p sh g të i_ _p _t _s _m a_ _n b r_ _k të_ _d ër v ar t_ ri je te f z \
    n_ ur _e et er nd re ht rë he in q es it në sht ra is ës _të _e_ _a _të_ y _b _g me en an gj _v ën ku _f at or te_ \
    ta on dh as _i im pë s_ kë ll në_ ka _sh nj jë ti ua rr më ik ni për al pa _l ish c _q o_ tr _me ma se mi to th \
    ur_ li rë_ m_ _pë di ç ro si një ve ng hi hë st do le j_ lë ja _për tu _gj _h _r _pa nt aj _në ët isht mb ër_ ej \
    ko el _nj _z la jë_ esh se_ un in_ lo ar_ je_ il ul etë _ka k_ hte me_ ba u_ ha po ke që hu _në_ rt më_ uar ru _ku \
    ap shte de re_ he_ ki va _i_ hk shk ir os hte_ _një shi ga ak l_ shte_ _dh am _ç sa dhe _që ot së _ng një_ ri_ _ve \
    _nd ën_ ji _u qe jt it_ që_ im_ bë du h_ kur ra_ rit _ma _me_ _që_ ëm pr ishte zi nte dë bi gji na tj uk end mo \
    _ko em dhe_ et_ _mb erë pi ol da ash ës_ jo _do pe bu dr uar_ ësh tje _kë nte_ _si imi tur _dhe jes _një_ _di rs \
    _ki ej_ ta_ _po për_ ek _pr _du _se _më mu _th lu gr _dhe_ yr ie oh jet cë us und htë ut ho kis së_ atë ne hin si_ \
    sh_ kish cë_ oni pu men _ba jer ' nga nc kr kë_ _bu on_ _ta _kis _për_ vë _kish ont ëri _sa ok fi d_ her sil _nga \
    lv ilv tër ga_ _se_ fu _sil silv ët_ _is _rr _tr _ish tor _silv or_ rrë ncë kisht _at tar nga_ shë kt ze _nga_ jo_ \
    gje sk ikë jit ll_ ncë_ nd_ nu _c erë_ es_ ue shin ndo gjit nin pas ha_ om ull ara _bë onte ai hin_ ilva lva silva \
    _pi _pas etë_ _së _më_ anc ore mend rk vet _pe she an_ tha _vet le_ ancë ancë_ op ues shin_ gu iz _vë herë br ys \
    ist io x _gr ndë _o hj tës _men nin_ ësht shu ith gë kur_ duk uk_ fe _kr uan onte_ fl hje zë go ore_ _fl _lë jy \
    hur kan _in per dj rm _nu no az jith gjy so gjith ëk tim mi_ _isht fa nua ush ia _duk um rim uz urr _ze be su _mo \
    hej ed oj hë_ af ad ure _së_ ig tha_ zh ëku ënd _bi rd bo vi og fo _shk za lë_ _u_ au _j ci ne_ hej_ _gjy lëk _pu \
    ure_ up eg lëku ëz kure orë hën p_ _lëk _lëku _nua _nuan kure_ lëkur nuan nuanc uanc uancë ëkur ëkure ale er_ bur \
    ik_ _fa art _va ël dor tar_ _te arr ic ark _la all çe id ni_ tre ag xh tri gjys jys ind bar mër dhë ëse ëse_ elë \
    err _çe hta _shi ësi imi_ hje_ sm _gje li_ en_ çi kës let ab tje_ tro kap ce eri sp _ar rik ti_ _gjys rua st_ ion \
    ud _dr mbë ua_ _bur kul ues_ gru est _tre pik kën man _he str ele rre _kap burr _gru tor_ _fi _ha gjysm jysm smë \
    ysm _er ke_ oll kal tur_ rj as_ rrë_ ane rri dër _burr _çel çel par ez ij _dor ju jysmë ysmë ani _bar kri kl ull_ \
    ent ft ëmb are qi _lu hen ejt rët uri _çelë çelë ane_ tim_ errë kar lët lët_ rje llë emë al_ ht_ rët_ nt_ ikë_ _mi \
    orë_ ep ren g_ sht_ rt_ _dy dy zë_ fr edh _sp ëng dre ori smë_ eshk ali zu pl ngr rën ndi mj hur_ shur are_ lli yt \
    errët rrët rrët_ z_ _su _pik dua ant _br _li ers esë itj itje apu bl ks nda osh _de _dj _kar of dje pes ysmë_ lam \
    ekt ëmbë oz mje gra _err _errë elët elët_ çelët _dua _ga emër tik hka shka ras gi _fe _mu ort ja_ rej htë_ shën iv \
    reg ësh_ rat ndër ika ty if ret _sht tra shta _da ell pur _vi urrë urrë_ _qe uj av ura itu lar ero duar yrë tyr \
    _dorë dorë lin mur vo ike upe ato kto _ro irë burrë itur itur_ ist_ pesh rdh nde _tu rejt itje_ _lo _zem zem
    sr-Latn ćčđšž a o i e n r a_ v t s u j k l p d m _p e_ i_ _s ra b o_ na z an je _i g st nj va c pr _n u_ ko _k no \
    en ni av ja _d č _pr š ka la _o vo ti po je_ re m_ im ma _u na_ od ov nje ak ž ta li _po ar _i_ os _b ve _m _na ro \
    da _z n_ lj ri anj rav za lo om ja_ ed pra _t ic ob ij vi prav ju ne _r nje_ oj te h me _pra in _ko _v _prav da_ \
    or sk ima dn t_ št tr ma_ il no_ ol at er ci sl to _za it va_ anje ik om_ al di ka_ vo_ og ost on ru ad ko_ _l el \
    de dr anje_ an_ as am pa ac ima_ bo aj tv _j nja sa r_ ija et le ć ca ni_ ti_ _sl ako ba ava avo _u_ kr _č iv _sv \
    sv em _da k_ ca_ ki _ne mo is ica do _ka lan ot tu pravo sta _da_ bi be ravo ič ica_ az ža ku ju_ avo_ enj _ra se \
    go iz _st f ravo_ ran ji _g im_ _na_ up un sti op ne_ _dr es _im li_ vak edn ek g_ ako_ ud koj sn su _koj jen van \
    ili _ima nja_ _bi ara vr slo ez ih pri eni du _su ava_ lan_ obo nos _sa ok _je vn ač _slo cij red h_ đ vako ns kl \
    ija_ ova _os pro sva ta_ vanj jed c_ uk ut _sva _član ih_ la_ _pri lobod član_ d_ slob nost _se lob stv čla lju \
    _slob _ma bod og_ čn obod _čl _pro član _ob nu aci čl slobo ili_ če uč lobo ac_ _a _š _od nim _pa pre _čla aš eg \
    pi ir iti pl _svak svak jan _ili_ _ili ča _il svako ce _ima_ ap ki_ ev nim_ odi s_ pe ga že vako_ _h br iti_ ži \
    jedn raz acij ji_ _iz ovo ke ove gr rod ast _tr lic ren ds se_ ar_ eno rž anja ak_ gl uj str ska sno dna gov lu \
    avn st_ _se_ drž vu _kr _ta nov aju _ž dru ur ena voj oš ska_ us oja odn rt či pu mi sr uš _dru žav nt ski ruk \
    osti eđ ena_ _pl šk _drž enja rava rža _sr kar ug _c _ru ož ve_ _za_ drža ag mu ski_ _ve rava_ oji nic što ošt pol \
    aro poš prava tan vet tva ub _me zn _ne_ vno _pe ina pošt ža_ su_ rs zi l_ on_ ra_ j_ _de aju_ eno_ nosti ig ik_ \
    anja_ sve er_ _ku mn ani _nj bez ave sm rn nd _f _sve so ošto _do enje ša _pol ržav žen nik sp gra nih tl _mu _su_ \
    pošto čk nih_ enje_ ana rk _je_ au bit oz _ruk nica _ov nsk držav _pi _te ke_ đu ika ist nica_ ce_ dra par _bit \
    _že ška nik_ tro oža _kož kož _osn oli svet mna _ba ost_ etl _ni tn ici _be en_ lo_ eli č_ _koža koža koža_ oža_ \
    si _svet tra sre ice v_ or_ _sre rad _br ore ušk eta ng bl iva vanje redn iš kom bu sto et_ ba_ _li _žen ina_ sla \
    tor id ul ab rij svetl vetl nut ala rac lje ten kre ao lav ati eš nad sko tam tk ač_ lica _va asta lja _pre ter cr \
    dnj rat _muš _mušk muš mušk _le rv pla ednj rd _mo ovi ep _par um dž amn vor čar ice_ nom nom_ ari apa njen _tam \
    tamn ho uška ze ip p_ nak _gr _str est ši te_ gi _tamn etla etla_ tla tla_ _vi rednj _sred sred amna mna_ _no zv \
    ić ln nc gla amna_ tamna vetla rac_ _re kin inj sa_ ira rst še ej tru rka ada sredn kt tom lica_ uv _in met _di \
    dni zd eć pan tav io šte bra ent to_ kos _cr muška za_ vi_ _e sta_ vin ć_ _go tre _ki cija des _bo _ja arac arac_ \
    ans ljen ele mer _vo _gl pod ha vat _pla _sp nost_ rc šta uz prs iča cija_ pun at_ aka eč _ot pa_ ali stav _nad \
    dnje ednje ela esn jub ljub men će em_ uškar škar ana_ zna z_ ga_ eni_ _ro ona us_ tvo ije zo ano uba jeno ća dv \
    oso dnje_ _ni_ vod kru upa mp kup fo _pod tik ut_ _kl kol ola _lo _lj ačk ge kara ste kan kon tel nal prst gn olj \
    ika_ lov ado rel olic uto
    sv àäåéö e n a t r s l i k o d g m u p n_ t_ v r_ en _s h ä a_ de an er f b ar ö e_ st in c å en_ te _m et ra _f \
    nd ta ng ll sk s_ _d _h ka y re la _a tt _k _b j on at ti _t li _i d_ el g_ is er_ ns _p na or ör l_ _v ni _o ri \
    _e om m_ är kt and ing ck ik me ad ig al ma ge _l de_ oc tr et_ _de nde ke k_ il ar_ tt_ le ch to ga i_ än _r nt \
    si nn _g an_ va vi so ko se fö am sa _u _oc es pe us as ha ol ne ed ng_ rs h_ da pp ch_ _n om_ för ter ro ut nde_ \
    den och ag _me ss un _fö _och _st och_ rk ande _och_ _i_ na_ att it ve rn rt are be _för ska _ha pa ing_ nin av io \
    di v_ isk ning ande_ ba ikt ur _so å_ sp ka_ _sk kl ste den_ _en lan vä ek lig era ion he _in der pr äl lla sta \
    är_ ls ul ig_ ll_ ans som kr ot ten som_ mm mo rd ill år _en_ ak rä iv ta_ x _av att_ ts _ko _som gr fr lt _va \
    _som_ _ä id man te_ ra_ str _ti re_ _vi fi ån kan han det mi os på ds bl on_ ju med ade _at ett ga_ _ma ru lä nge \
    _att dr sl _si _att_ ld gen til ver _fr lle _den em ör_ ja lo ns_ la_ are_ var av_ ad_ till all fa nte ku rna ie \
    rm nis _han _ut _med _til rö _av_ tar _be _till det_ ap ens ks ist ec oni sm bo el_ _det ic ed_ _den_ as_ p_ pi \
    _på ell mä od _är or_ ren _är_ tad eck het cke _di und br men ten_ vin jä bi ett_ _det_ ska_ på_ ning_ rl med_ _sp \
    _med_ ade_ _c _sa _på_ för_ kv ill_ po åt kn hö _var fl ton _pa up per nk ess _ba us_ ex o_ lj rad llan tu mel \
    gen_ sam ern inn y_ kar ella _j nd_ op kto _mel iska ög par mell ken tan gg _mell ellan mella så ken_ till_ res \
    _pe tor iu sk_ _kv tec teck _för_ kt_ ck_ lar ger _hö _tr dik at_ rk_ cken cken_ _br ud dikt ok go hj nl _ka ki \
    nst ius st_ ers rin _dikt _dik ecke ecken tecke gl _om _et hand nna toni rg kton kor ktoni ål ikton ikto nius ran \
    sn onius upp niu oniu toniu dikto _fl _hand vinn tio _bl ker il_ mö kvi pp_ hy hå no pil _man ock ion_ rik tion \
    ent kvin kvinn ry _hy sik lju jär pu _ö ir lu bu _kvi ter_ lig_ kä äd rar gs gi _up _upp _kvin äs pl rat rr jus fo \
    hjä cka app _hj rb ljus man_ _hy_ hy_ _gr lin gra _vä jo du ati um mör _mo nsk nä su sv nna_ do ia eg ler jus_ \
    ljus_ al_ _pi fä pa_ _re _kl nsi bol tra lö ub mb rna_ hög _li lag ym örk bb uk ac oll rt_ _ne kon mörk mörk_ örk_ \
    sikt ker_ yg _su sko tri ris ansi ansik nsik nsikt mu mma tre nga kte kla ring inna lar_ isk_ lå _fi fla pers sy \
    ab ho äng _pr ät ft sto yc spe åg and_ nste _hög pan gt ikte sikte vän eka nt_ ster lp mat ikte_ kte_ eri nf _hjä \
    ly pel tion_ äns må im ty da_ arn ol_ _bo _per gar kel _par mp _te anl ky lv ubb tte _sn _an ge_ _po fär ind vå \
    ngs est ned age rv ike fin ban yck end _kr son gga dd ger_ og hu _kon ort ci ika kal der_ inna_ _pu ord ssa kta af \
    ys dj hä _tu tro del art is_ _fa gn ce atio ation _mu sh _jo bil tat _mi änst w nli au erso rso gu gt_ gla _to rec \
    ön yr ings pek tv erson perso rson _hå lt_ rp nlig tta rå ur_ uta änste _ned kö _ta oll_ ons yk tor_ ser kni rar_ \
    stec steck ång cka_ gel nlig_ mar _pers vinna tj _bu ende _kä ke_ db _hä ont agg _kn öd fing tand ung ast ara ull \
    ant åt_ ark fy rand rikt gå ass _ru ny kare kare_ män pri _bi år_ ien bel _le z pil_ inge änd ätt äc äck
    sw - a i a_ u n k m e o w h i_ s l _k t wa y _m b li an r z g ku o_ na d ka ma wa_ _w ha ki _wa _n _ku p e_ al am \
    u_ j sh f ng ya ik is ta at c ba in ia hi si ni zi ch _u ti _ki ali na_ _h _a mb _ma ana ya_ un ri _s _y ny il en \
    nd as ar _ya ni_ za ye v ra ia_ on ak hu um la _ka ili sa yo ka_ us zi_ li_ im sha _ya_ _wa_ le ika ma_ _na mi _b \
    it mu za_ ha_ ke ji ish ut _i mba ul di _na_ ati ay _t ga el bi to ja wan aa kw me fu tu ko si_ go mw _z ek ai da \
    em fa we _kw ti_ ao ama he ika_ uli ani _l ez kwa ho iw _p kat iy amb uk ot _ha gu ab io bu se az mu_ _v _kwa pa \
    aj _c er ba_ te ua ung ara _al cha no ur iwa af la_ sha_ _ch pi ge ir wana kati ad _mw _j ali_ asi ana_ iz kut iki \
    aw _ali ina shi wi ani_ isha ah ri_ mo ngo _kat amba lis vi no_ id _za wal ari tik uz ok aka _hi _kati kwa_ nay \
    nye ini zo ib es if ama_ ata _an di_ tika aji iyo _ny de ji_ _sh nz da_ uw atika _kwa_ atik mwa tika_ mba_ pe yo_ \
    azi eza po nya ita _kut _mwa ip eny iwa_ end anay ele rik nde _ana katik sa_ _la eza_ ra_ ini_ uwa hi_ nga mk \
    _anay isha_ do iri uu _il ap aye ong anaye naye _hu kuw ema uta wali _ili ala ing _cha chi ea nge _mwan mwan be \
    kuwa up dh ga_ liy _wal _mi ngu sem du ema_ uo ili_ ru bw ano _ng mwana any _d _za_ ano_ lim et ao_ ash sema ndi \
    ea_ aki sema_ _wali ang eri me_ _la_ om uh _f vy cho oz ifa wam wak usi una _mk aha eu ume re ke_ _sa ise asi_ _ba \
    atu isem ua_ _vi _wan ol bo vu _se amu kam fi _un kuwa_ isema nao uwa_ and _g nda ume_ _am ozi aa_ _ta nam lise \
    ozi_ _nye lisem ima _una rika _unao unao uf ic kon _bw ta_ che nc amba_ _kam go_ iye os ud nu _r ich w_ su aba to_ \
    gi lio le_ _nyeu nyeu yeu nj aliy _ul kan fun lo of bw_ _bw_ _kuw ro isi _aliy aliye liye ion wamb kwam _uli ig \
    anam kit kus kwamb wamba ki_ _kus fu_ eke og _kuwa nga_ _kwam nch alis kia aji_ ms au usi_ ne upe ub ungu mbi _hiy \
    hiyo _hiyo kun _ms hiy imb _ngo nchi op wanam goz ngoz ac _ko ush yu _amb _kit nzi pu ye_ ono gozi gozi_ ngozi esh \
    umb awa anga _ngoz lia emb uku _ulio ulio ara_ _si nzi_ han enye mt amu_ oto mbe enye_ nye_ _mt iko _us kono pe_ \
    ach nda_ oj kin tu_ ndo ari_ st lia_ awi iti mke oa liyo har uru je mke_ mz mum mume mume_ ag ja_ or azi_ _in ende \
    tan wen uka esha esha_ fung _kin ayo eli elek lek nyo _kia ind ij ono_ so bo_ _pa zo_ ngo_ mp eleke leke kis upe_ \
    ony ko_ ngi _fu eup eupe eupe_ anda man _be mbo ml bu_ _iliy iliy iliyo asa kono_ ias oto_ eti _mo _bi _mb gan va \
    _tu zu eus eusi eusi_ mko liw liwa hin tam ho_ vu_ mwe kuk afu hik _mko n_ _kuk _ji ofu _mz ima_ und shik sho _ina \
    hal _li ira cha_ abu eb uu_ liwa_ mc mch nayo pan gw tr eng acho eli_ nyeup yeup yeupe ban nja zim nyeus yeus \
    yeusi _kias iasi iasi_ kias kiasi uj bar ej oni _mc _mch shu oe anya haw hez ole ibi _nd _ja uba sik iga mbo_ uc \
    _mu hw oy eo kul _mp bi_ chez sk oo pen _mkon mkon uch io_ namu uni kim ju yek izi kik idi chu osh _mwe unga hwa \
    do_ eka _pi lam kana _pe udu ota kil uliw uliwa embe _kik _kis oti uto eti_ kub anamu mam od nyu hara hika lil \
    ati_ ug ep shi_ amk weny wenye uma _da iti_ hawi oti_ kana_ omb ngw lish nya_ _kush kush pig yes oel oele shika \
    mwi san uv ale oni_ _zi _bu _sha _fa ob sam enz mas _ml aba_ kip gi_ amke amke_ anamk namk namke iv ira_ amum \
    amume namum imba _me sta uka_
    tl ñ a n i g t o l ng an s k g_ r m ng_ a_ u e p b y _n la d na ang h in ka ma al _s ang_ pa _p n_ _m _a sa _na at \
    ak o_ ta ag _k t_ _b ba on w _pa as am ar ala ya _ma c ay li an_ ni _t ga _sa it y_ ra s_ _ka ha ti i_ il _i _l er \
    e_ si _an is sa_ ing iy ap _ba ul aka ab _d na_ wa _ang ki _h ro _ng _ang_ ay_ to hi ah _sa_ da nd yo ong ata un \
    ri lo di k_ um l_ ong_ ik aw ama ko at_ ing_ _na_ _ng_ nt iya man bi ig lan tu d_ _ni gi ali ad on_ aki _si pi r_ \
    ku _la asa nak aba pag ya_ apa la_ mo _nak bu ot aa nag mi in_ _c naka _r ula ila aha ina su _naka pu _ta kan ara \
    _g yan f ut bo le no yon niy te _niy ga_ _pag _ku as_ en kat it_ go gk aman _nag lang po niya nan _niya awa or mu \
    st re tan _mo pan lam ip lu nga ati mag mang tin kin us ib _ha ai uma rr ana _at iya_ er_ san han _ak _di _mag ro_ \
    lal im aga hin _pu ito uk yang os ban gu yang_ lala ir lang_ p_ _da to_ kas _at_ oo ini agk may tr _u es mg el ol \
    mga mga_ _mga_ di_ w_ _mg ot_ _mga au kal siy _hi de akin mat ari amang mang_ ung ur ko_ mo_ pe ' gan ita ahi ika \
    king _siy mal ako ka_ ho siya se _ko bal may_ do ili _mo_ et ngi he and so iyo _bu me al_ king_ ndi rrr _kan _siya \
    pal _is ic gin ayo aking rin isa alan ca v ne iyan niya_ wal co _it pat _f abi pa_ lak gh ia ala_ bab _iy ny iyang \
    nit ll lama _iyo _ay be ok lat ke ilan _e iyon nang ta_ ac m_ _bal baba _ako op _may rrrr mb sang yong aan yong_ \
    tam _su _o laman ni_ kit gka alak ck le_ ch _ri _ay_ _iyon _li _pa_ 'y wala _tu nya _ito _w ndi_ _bi kata agka ed \
    og ea sang_ _pan _akin sh rt _aki lat_ _lam _ni_ 'y_ any ok_ om ito_ _pi ou rrrrr sy ce lay kul ilang br _tr rd mp \
    ant ero int te_ laki rk anya ge ns alaki _co par yo_ isan up h_ id em gl _isa sin alat io ru lay_ wi kanya siya_ \
    kany ter lalak kula pl _kul wan ae _magk magk magka bala iw _man ent per or_ nda ly sal ulay ulay_ is_ gg _bab we \
    _kat ao j us_ tra ak_ _bala ow alat_ kap ry eng _po ark ra_ so_ od kulay uw _ca balat x nta ht abae babae bae \
    _baba ag_ igh hu ts _kula pap z th ek iwa nte ug syo _kata lig kam ard ion ee lo_ ss ob ero_ _in pin ght og_ _lal \
    _lala _me aw_ da_ gp ight ht_ akat sp ado ion_ _ban ght_ pr eng_ hal _gu lon str ye _ti cl et_ ight_ nakat nd_ gs \
    du anda isi atam _kal yon_ papa sk bl _mu ia_ tama mas agp syon _kam ki_ ua iti tur ain las _ro kt ll_ lik mt ub \
    agpa gpa ve _ar tor ist ad_ amt amta amtam atamt katam mta mtam mtama taman tamt tamta se_ pak ngg nto akan aya \
    uro _re dar umi ine ie oc rk_ syon_ uh anan kama are ig_ de_ ark_ ani uso gr ags sc _bo _de es_ mata rs ran cr \
    aki_ ha_ kapa _st _hu do_ _mal agpap gpap gpapa st_ ting ba_ nu ulo _pe gla _tra vi el_ pas _ch laki_ ibi ks ck_ \
    _lig _do ber b_ kab bang pus art tio nti alik lag ey tao angg uwa ar_ rd_ ind _par _be nagp alo _pal ligh light \
    lin fi alam nal tion ter_ ast ting_ _dar _kama _pin ec dal _hin _v q oy re_ am_ nagpa min _sal _ligh _mat _dark \
    dark dark_ _he dy tro rb atu _wa ple _nagp _pr ans est era ami ack _y _ho _j _tao ap_ _br wa_ lis tan_ car git \
    lakin tak log ik_ aas aas_ taa taas taas_ bas kum qu tang tion_ ngk _sh umu _pus all atan _te sh_ sta tum sas ne_ \
    ngo oy_ agl dil pala haw rad bat gha her amay amay_ kamay ry_ bil akata ahan din anta ily x_ sar han_ ate
    tr çöüğİış a i e n l r k s t m d y u o n_ b ü g a_ ar i_ e_ ı _k an _b la k_ er z le in _s en p r_ _y ç _a ka _d c \
    il de ma ra da h _t v ya li ş al ak _i _g nd ö re ri ta el an_ ek _ka _e me u_ et ı_ ir f te ay sa ti lar _o bi ol \
    ' t_ _m ba si on as ler ik en_ di l_ ki _h am na in_ ni ne ke at _ya _p _bi eri _ba ha is kl da_ or _sa _ç de_ ye \
    m_ ğ es ara mi ad nda st ge _v ur un se ak_ iy ve z_ pa ar_ er_ ko bu em nl rt ür li_ nu im ap ld _ha ed ile to rl \
    çi ek_ leri yo _ko lu _de be _bu ul ru _ve rk _ge ca lı _ol iş ini yü az lan ün ma_ lm rd _ö eli kar _ü eti üz it \
    esi le_ ce gö bir _gö ve_ nda_ ele ab ah rin ık du ör nde ri_ _da _' _ve_ ş_ tü ni_ lar_ ağ ola ön den ir_ _bir \
    _yü sı ili ler_ tl rı erin şa ll ala ci kan ır dü yl iç eri_ na_ ere _ar me_ rm s_ ind re_ ık_ kı ne_ ki_ ın lerin \
    ret _c _te edi di_ bil ec '_ ev dan _pa nin ede aş ac inde lı_ arı nin_ iz va lma ini_ _el mas ku şi anl _ma tu dı \
    ü_ ine tı ok ik_ ış yu kon ey bir_ _ola _r ta_ _il _ta _f _to et_ _bir_ aç kt ro dan_ _tü lt ama j leri_ bu_ ç_ nt \
    uk ası ça o_ gü onu av ut çı zd ıl do sı_ kal si_ ğı _ş _bu_ so oy mu '' _'' ter _ku _''_ ''_ aya bo ot rma nu_ \
    _so par p_ ağı ton ng tr onu_ san no ası_ _ci zl _par lü ız alı ya_ tan _ki _n are ren nc om tm man lo _se _gü ran \
    ın_ _do gi işi po _kar ns cı on_ _iş _kı _l _si el_ lam pi eş cil pe uz _me ti_ yan lt_ çe ük _çi şı y_ ana yı ilt \
    _di lu_ af _er _ton _kal rta fa tonu tonu_ ort _ça mı let nı _cil _cilt _tonu cilt cilt_ ilt_ and lik kla şe _ay \
    um rak eğ _be _or _ke al_ uş sta ze zi akl _u lık f_ isi adı kü fi ant oyu ada uk_ za lık_ ama_ _ye am_ eti_ _du \
    if op erk su rke ış_ rı_ üs mak kad ğı_ _tu dal iye ci_ açı _aç mo har esi_ _kad zı tan_ lik_ dın ire çık _san \
    _ort orta iş_ erke us rta_ ai _açı kek _in vi _orta aka şan şar nı_ arı_ cı_ orta_ lama sk yr _kadı adın kadı \
    kadın sü bay _yu ez arm eli_ ım _erk _erke erkek rkek çi_ yüz _bay üm he ül ran_ ale anı rma_ ağı_ _yüz hi _dü \
    anda mb yan_ _ter yak şm ka_ ği ren_ kiş lin ket ük_ _pi im_ rs _sü kek_ ata yen üç alı_ yu_ tek pl nm ft _kiş \
    _kişi kişi ga kle la_ _bo ayan ol_ eke _koy _koyu koy koyu ye_ ayr yra rü oyu_ rme _açık açık açık_ çık_ ava dö \
    ayan_ öz ayra tı_ at_ _kü gu yar ks cu aç_ arma rkek_ ra_ ız_ koyu_ rik kap aba _al dam adın_ dın_ _işa işa _tek \
    un_ il_ kr üş len _dö akla tır öp _kap ist _j _z _ad _yap yap _har os zm eni ast _no ıs _an mış mış_ tma lama_ pr \
    rek lü_ ırm uru kin ot_ ekt _işar aret işar işare şare şaret apa atı rak_ fe mak_ ıc _ele ikl bak _şa eme şl _po \
    eb utu lem ken _ağ anı_ olu _at eği _ada per iz_ tir şan_ yn uz_ _sağ sağ lek _çe dur _ro ny yen_ asa yi kö tme \
    ay_ sar ayı bis _sand sand km _sı pü üy ste kan_ iri _göz göz şil aki _gi aşı let_ _re _iç ly ers vu ika _sol sol \
    mur uy ard erl _he ıt lk gel klı rme_ kli _kö rli _pe ef _sar ekl _eli şk uç yon _ok ldı oğ ho ift _yar res üc ım_ \
    ans is_ _aş rc dol ğl nla alp lp ıcı gen akt sik tak mer _fa den_ şi_ ırma _dol rle _kalp kalp ok_ art tla kta \
    _çif _çift çif çift _top top sal _tr isi_ yat pu parm parma üre _ara
    vi àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ n h t i g c ng _t a g_ _c ng_ n_ u m _n i_ \
    o r nh à l a_ c_ ch b _l p _m t_ _b v y _h s th h_ á _th u_ m_ _v _ch nh_ tr ç _tr _s _ç k e o_ d ü _k y_ ô _g _ng \
    _đ đ _nh _d _p ó an ph _ph hi ê à_ p_ â kh _kh ư ôn ì _r gi x _gi _x ú on àn ên ông ho ông_ ên_ ha å ti q ã qu ó_ \
    là í _q _là án _qu ìn in ình ác ä và _và _ti ình_ ố ạ há ù hu û hü ta ờ ế ân ay gü ai uy ra ệ _là_ ò là_ hà e_ hô \
    ón ơ ắ có iê ong ö _có ân_ ngü ong_ ả _ngü ay_ có_ _có_ ia ch_ ûa ro ấ cû _cû cûa ai_ ác_ _cûa ớ gh ûa_ _ta hôn mà \
    cûa_ và_ _cûa_ _và_ cá an_ _cá hú æ ì_ ang ua î àn_ ậ iên ã_ ron âu ôi àng ày ộ ào ụ rong ặ anh rong_ ă iệ àng_ \
    ho_ hông óng ngh hì òn co _ngh ön cho anh_ ườ on_ inh ào_ _cho ª åi un ăn ài hông_ nà âu_ ồ ãt êu _nà ài_ tro çü \
    _çü ợ _tro khô _ha cho_ _khô ời ời_ _tron iế _cho_ tron trong _co úc da khôn åi_ _khôn ày_ hi_ ung hàn ñ ầ ung_ \
    không é ữ ru só _só ối ối_ çã da_ _mà ãt_ àu àu_ _çã nhi _ñ _da ỏ çã_ _nhi yê _çã_ ướ ån ười ười_ nhü ü_ _nhü ọ gư \
    ia_ am üö _màu _màu_ màu màu_ ụ_ ứ î_ các _da_ æn _các _ngư ngư ma ề ø üön öng üöng ang_ áng áng_ hã ử _sá sá oa \
    run ữ_ ùc _tru tru ª_ rung rung_ hü_ ện ự na hæ _bì bì öng_ hư la ể ôi_ üöng_ ái ái_ ơn hå äi _ngườ gườ gười gười_ \
    ngườ người ûn ûng ổ ûng_ çi _çi _tố tố iên_ _bìn _bình bìn bình bình_ ăn_ _trun trun trung vi _ma ki ươ ượ ơi ơi_ \
    _đi đi _ô ồn ờ_ ản ới ới_ ri ị ba ca hụ ấu ấu_ hả tu ết ết_ _đà đà en óng_ am_ _ho hí ện_ ỏ_ ốn _a _ki inh_ ín ni \
    _tu ar sa _vi _nữ _nữ_ nữ nữ_ ăng ăng_ im mi óc óc_ ũ ắt ắt_ _sán _sáng sán sáng sáng_ _tối _tối_ tối tối_ ủ _phụ \
    phụ ắn rá _sa ống ống_ iện ô_ hâ á_ hó ôn_ án_ ĩ au im_ ỗ hụ_ hiệ _ôn _ông _ông_ ính ính_ _ca uố _tay _tay_ tay \
    tay_ ớn _đàn _đàn_ đàn đàn_ _phụ_ phụ_ li ao ơ_ si _mi al ật ật_ ồng ồng_ hạ ến è ỉ ạc iể ắm ắm_ ao_ _y ơng ơng_ \
    ươn ương ương_ _ba bi to ền ền_ ần ần_ ạn êu_ eo iề _bà bà iện_ ặp ặp_ ấm ấm_ ý _mặ mặ áo áo_ ừ ải ải_ l_ _giá giá \
    iá ốc ốc_ ặt ặt_ hân hân_ hỏ oa_ ây ây_ ở er áy áy_ chi hơ di ẩ eo_ ặc ặc_ _si át át_ hé òng òng_ _đa đa _na ầu \
    ầu_ he ập ập_ ờn hấ _đô đô _bá bá xe ử_ _thu thu hiế _trá trá _hi st ư_ ổ_ au_ ộ_ út út_ ại ại_ _bi _chi go ghi \
    _to cu hai _tư tư _cư cư ếp ếp_ ườn _đạ đạ ỉ_ ứn ứng ứng_ _cô cô gó hai_ ệ_ ua_ el _bó bó _tha tha _má má ý_ ga \
    _mũ mũ _hà nam lo es z ả_ xo ánh ánh_ ép ép_ _chu chu hiê at ến_ ợ_ ực ực_ ận ận_ han uô gu hậ _mặt _mặt_ mặt mặt_ \
    le rái rái_ do ản_ so _nhà nhà _xo _phá phá ướn huy _di _đư đư ợn _nú nú ic _cặ _cặp _cặp_ cặ cặp cặp_ ú_ _xe _cờ \
    _cờ_ cờ cờ_ bu _nam _phả phả in_ ốt ốt_ họ _lư lư hoa hă _đôi _đôi_ đôi đôi_ ửa ửa_ s_ hơi hơi_ ắn_ _tí tí _trái \
    trái trái_ ộn _bú bú ướng ướng_ ớng ớng_ ồ_ úi úi_ hìn _nam_ nam_ ngo iến _hư ón_ ước ước_ ớc ớc_ _hô _độ độ _bả \
    bả hướ ũ_ ển ển_ _cu oà _la no úc_ _tiế tiế ọc ọc_ _phi phi _côn côn iết iết_ _bu d_ _con con _ra ạp ạp_ hồ _dấ \
    _dấu _dấu_ dấ dấu dấu_ em ùn ùng ùng_ ĩ_ _thá thá ế_ ẹ ượn _nắ nắ k_ í_ thi ở_ w hỉ hỉ_ hù _đồ đồ _bắ bắ _sư sư
    be абвгдежзйклмнопрстуфхцчшыьэюяёіў а н р к е ы л с я у т а_ i о д в м п ц з ка і г на ра ч ы_ ан э б я_ _с ар ал \
    _п ва ь та ш ла ры у_ _к ад ны е_ й i_ _а _д па га ле _в ав да ас х _м _н _г _з ам _б ж ск ен не ст _у ты ро й_ \
    _па на_ ак ль нн ма за ны_ к_ дз ю зе ыя пр аг ын ня ка_ тр ь_ ру _т _р ер ая _ка ат ку ве м_ ая_ ца ля ет і_ ава \
    ай аз ні ме ў _i он ча ац _у_ рэ чы р_ _на са _за сц цы ай_ нс ян _i_ ала ара _пр ага кр кі лі ана але га_ _я iк \
    _га ска ся го ае нi ць лi ло ван пра ым кал ін не_ ор дзе ап кт тар _ад ага_ ф нск о_ вы нт ец т_ ел н_ ач ік _да \
    ык ста нк та_ рн ба ов др яр ек кi да_ _ш х_ аван _л ун эд ар_ ук вi но эл як св ць_ вя ары _ч ау iн ё ня_ бы д_ \
    шы кі_ цi дн ыл ран _ма ус вар ам_ _э нне рав жа _ва тэ нне_ лек эн аш цц мi ада _пра оу ты_ ' ца_ _на_ ік_ аў бо \
    іц и нд ля_ ыя_ цца тро су пi нц ко ла_ пе сi ха іс ур ная нік аб _бы _кал ная_ ыц ку_ мп анн азе ды iка _газ яу \
    газе iм _газе ол ект ыян льн ьн рыя газ то iч зе_ лы ныя еч сан дак _эл кай _ц онн мі аль нага_ кс нь нна _да_ \
    ктрон рон трон ва_ кта ктр ектро черн чын нік_ эле анне элект _ф анне_ ае_ _эле элек ві чн _і лектр _ск ўн iл ронн \
    нска наг _ж зі _ал няу _го был дзе_ ктар це iя во ія ктро он_ ту эдак ектр веч ерн _ра кра лi_ ак_ пал ок _ст по \
    лект рус чер стр од эм с_ нага ры_ _х сл _элек му пі ос _тр сцi _рэ вечер ына ечер тронн ра_ уку ечерн ці зет вече \
    вары ах ння эда ече тк ця _ру алі _ся ул рк _пал аро кл лы_ каг аны ія_ бел _был сі че _вар яна тра скі лар _для \
    ний_ дл жан ий_ г_ _са ннаг оў янт тры ярэ лару лю рэд черни яс кага_ акта ни от дакт ана_ асц нг _кр _мин _сяр \
    сяр минс ярэд мн сп вы_ см рэдн эдн ярэдн нiк _сярэ сярэ для_ пл уж пер _для_ _ба сярэд вал ына_ кан ларус рт _як \
    ша рни бу ед дзі янта_ гу _минс янта мо ронна ыс лк лу се ір ерни ндр кур елар тл зеты_ кар ц_ цца_ пад мин рыян \
    _жа уд бі _ча эр ву уп кры гр іт _ко ака ял пар тка іл рава ід ў_ вет _пе ні_ аны_ дня аф альн _ве аст чына _то \
    сць сць_ рам _му ску адз рка лав бе чына_ до чны тон _жан тка_ рук із уры ванн тон_ _ў гі ыт ом цё _по яц све _вы \
    дк бл дэ нас лка куры _ску _ку ніц ама ль_ рб ят мя ова асць асць_ ера фі ём _тон _рук фа гар лен _су ало ок_ аж \
    мны мны_ уч кам _скур куры_ скур скуры уры_ _тон_ ыр пу скі_ ец_ _пад _св ут уг аза вер рас ой тв _кар ес зн аўн \
    _дз тан свет з_ іст _ін л_ аве _ме ёмн льны ьны ев мал рка_ пры хо каз рэдня эдня іч шч рац іна _пл оль нак _ла \
    цём цёмн _лі цы_ нка трэ ыка ыма цёмны ёмны ёмны_ ветл ветлы етл етлы етлы_ светл тлы тлы_ лё ўні _сл ванне _пры \
    _пар ым_ нч гл _бу _кл жы ім апа ма_ цыя _сп чк _не нчы _муж _мужч жч жчы жчын муж мужч мужчы ужч ужчы ужчын ман \
    хан ум ан_ ык_ рад зя авы тва дні дна амі шк ке анч аць рм вая вая_ ныя_ _пер чо _ша анчы кла _ро ст_ _жанч анчын \
    жанч жанчы нчын ата аць_ ог рба уз зл ей _бе дар сн нка_ ыв іць іць_ ів яг ду іца іца_ оп _пі лас ну _та дв аха \
    гра _гар тн чны_ _во ара_ лка_ анц _мал ух вад стра _вя _стр зв прав дж _кан пера пя ука аса ены уб ані ўт ваны \
    анд льні ьні бар нак_ энн чка кас адк аба рц кая кая_ мі_ вае ге насц ным аваны пара _до чка_ льны_ ьны_
    bg абвгдежзийклмнопрстуфхцчшщъьюя а и о е н т р с а_ в к л д п и_ на о_ _п б з е_ _с м ра ъ _н ен у ст ч _и я на_ \
    ва ни г ан пр _на ка во не то _д _к ж но н_ _пр те ре ав та ов ц ат _в _о ле ве т_ _на_ от щ ко да ит ли ен_ _т _б \
    ри ос об то_ _и_ ка_ за по тв _м рав _з _р од де ед ек ия ла да_ ел се _ч ет не_ ро ма ки ви ди ал х й но_ пра _по \
    ес ин ств ор та_ ени ите к_ ане прав ол ва_ ар _за _да _пра тр ки_ _ко ти ск ак че ие ван _прав _да_ лен из я_ ър \
    ич ил он им ме аз ане_ во_ лн ш _не ер ни_ съ ци си бо ия_ ф ас ове ото св ост ава _св в_ до _ра ик ест лен_ ние \
    го ло чо ани _у ред тво чов чове ам _г жа _чо же _чове _ка _е _л _съ _чов мо _об ие_ аво бе ез ване те_ тел р_ \
    право ят ство раво дн ото_ ис па век въ ран ма_ овек ад човек га раз ба ми пре ата бр л_ ите_ при или _се сво ив \
    _из ръ има _сво ване_ ват _им ли_ ац ат_ _от ру ата_ дъ ова ъд _има _при вот _в_ ой ок аво_ раво_ _пре или_ с_ пе \
    b _х _b яв кл ение чи про лу _тр вен иц ден аци ще ето еки сек bс лно _а ща _ст еки_ вото ид ащ оди _или_ секи \
    секи_ _bс _ма _или зв за_ жд _ил ст_ зи бра ния _ф _до _има_ еж има_ ир ек_ чл ено це член ла_ нт _чле ом _де иг \
    чле вн овек_ _чл член_ м_ бъ век_ ег ето_ _член гр ещ _про рт ря _ос _за_ _своб ция вобод обо пи са се_ нс свобо \
    _се_ тъ стр ена ож бод ик_ ска кр bсеки ча дър своб _bсек _bсе щ_ обод кв алн bсе воб еств ъл bсек вобо ато пл \
    ност ена_ ап оп от_ рж ява ю ърж ща_ _бъ аг ус _па ца _ж ник _ср ср би пред ски _сре сре рава ята нит държа ист \
    бъд лк еле ем _бъд ика ец ъде сл ски_ ля со _е_ ев ние_ права _сред сред д_ вата вото_ ц_ o ато_ ей де_ ните нов \
    нац тен ица ация гл ият едн ог _пл _от_ жа_ ник_ аст бщ _бъде _въ нд бъде жен ан_ аб общ ска_ ене нен ята_ ожа \
    вата_ ца_ зн бв твот твото _ц ра_ лка ец_ хо бъде_ дв ув _сл ку ъж нег ъде_ але ък он_ его ствот ществ ител _нег \
    тк сн г_ как _ба нск др ай оре яб него ица_ щес _него щест лка_ мн редн мъ рн ун ряб оле средн _ш нат _тряб ту ира \
    ябва тря зд тн оч ти_ рен бва_ тл уд бл трябв бва _же ябва_ ябв рябва рк _го бу рябв ъм _тря тряб це_ сп _кр гра \
    ел_ ение_ пъ кт уп нг ж_ _кож _кожа кож кожа _те ко_ й_ ха ук мен сте ъс кол _ръ ло_ кожа_ ожа_ дра ач ана _дв пол \
    дна _ли сти _ин чк ам_ кос тор _пол рат тро чен оз _ме тка см дна_ вет ина _кол ящ ене_ _мо иче къ _стр над лет \
    ара три _сп нк ут кар ате _мъ че_ ке нос _пи _све све ар_ ба_ ско тка_ щи _бе _че _ве ика_ ълн ост_ _ча ур ста тра \
    ул еб зо елен _ле йк пер ор_ _дъ ет_ тен_ _свет свет кан що _то ено_ _тъ лиц ги ващ еди ство_ тво_ _гр чер рв лан \
    ъг дно чен_ ум ше ои вр жи що_ _ро _жен ак_ вк чка чка_ ент зе тик едно фи тан ъп _мъж мъж _бу му мна _къ гн _са \
    рна вя нал _ви ио йка йка_ ге етл тел_ ещ_ ъмн отв ати лю рм _пе ови иа аве еп вд пу ня _си ер_ оли вод ветл светл \
    _со тъм дно_ нски нски_ вър рка вой лъ тла редно ащ_ али сто _вд фо рък оло дя _раз ч_ _тъм ин_ вам дж раве пъл \
    лна лна_ едно_ рас ете _ск _над _та сър елк пар рад чн _тъмн мна_ тъмн етла етла_ тла_ тва _сър ь ьо йн ант иран \
    _во _би _кос лед лон уч ция_ щи_ еща ист_ тер под тъмна ъмна ъмна_ ветла анд _бр мат ичк лаг ух зна _рък вен_ ъз \
    диг ех еща_ ър_ нц дин ени_ яс
    kk абвгдежзийклмнопрстуфхцчшщъыьэюяёіғқңүұһәө а е ы т н р і л қ с к д м б о у ар н_ _б ғ _қ п ж и а_ ы_ _ж _т та ш \
    _а ан з да е_ ұ г й ал і_ ер ын ық ба қа ға ен _к р_ ін ң ү ә не де лы ме _с ты у_ ас на ла ра ө _м қы ам нд _ба \
    ке қ_ ет те сы ыл ен_ п_ ры ды ек ң_ ті ол құ ай ау ат _қа _құ _е ан_ ел _д жа ад ст ақ ғы рі к_ са ыр ық_ _жа қт \
    _н ма ге ны я не_ гі тар ді ем м_ ір бо ағ ұқ ле сі ес с_ лі ада л_ қта ік т_ тт _о дам _бо іл ұқы бе ған ара ыс \
    ша се ре ары _ш ала қо кі лық ап ықт ын_ _құқы ға_ _қо құқ _та _ө ру ар_ _құқ ері _ада құқы ың асы _ад ор адам _ә \
    уы ып _адам ған_ ына ән _жә ші мен в ия лд жә ег з_ алы іс _те ың_ ұр ылы ос ту ста на_ ер_ сы_ ығ ім па ін_ рд \
    мен_ із _п _жән ықта және _ме кө жән әне лық_ лу ік_ ти кт _және рт тү және_ _бе ғы_ _кө _са ка бі _не қтар әне_ \
    ым өз аты _ке тан анд мы _тү _ар ей шы тер ам_ үр й_ рл ген ні бас _де уғ ығы қыл ап_ ф ин лғ еме да_ _ер за қар \
    лға нды ның же то уға ең ықтар лы_ йы рғ ның_ ик іне ақ_ бол әр рі_ мд ды_ лар он нде еке тын дам_ ің ау_ мес де_ \
    лм сі_ егі зі ры_ нда я_ ш_ дар бар ына_ емес адам_ ып_ тары _ша _бол х ыз пе інд ілі ары_ иі гі_ есе уға_ ің_ _өз \
    еті _бас ағы зд ғын аш ри қылы бап анды _р _әр алық етт ия_ _мен ро бап_ _бап _бі _бар ь стан рын дық _бап_ аб ынд \
    ыш ек_ _ма _ұ ері_ олы ру_ се_ тр _әр_ _мен_ ыры әр_ тері ші_ йд ұқық сын нг _ти ге_ нем _нем ім_ қтары қық немес \
    інде үс месе месе_ есе_ неме өр уд нт қан бір лг іні _неме _и ыны _кү кү _г іне_ емесе ост ло ген_ ат_ ко рін со \
    алу тиі іш ұл _тиі арын от _тер танд аға ты_ ығы_ су _жұ жұ танды тті _бос рс қықт би бұ рде қал бос ұқықт тыр түс \
    ом _қар _қы боста ул иіс по оста станд үй ц _бост _қол қол ю о_ аз құқық остан луы _со ль ту_ ше асы_ жү бост _в \
    _ал ли _ү тиіс _тиіс ди еу _жү тк ка_ ұқығ _түс уын ұқығы йе қығы шы_ етті қығ _тері тері_ ед зы тау ва си қықта \
    ект ус лған лған_ ни _бұ ой йл үсі ай_ ті_ құқығ дықта ақт іп ол_ дықт ет_ и_ _і _то _з жо тұ _көр көр _ай ша_ \
    _түсі түсі аң қығы_ рш ика ұқыл шт _тұ ұры өл ак ха тас лт түсі_ үсі_ лда сп ана ауы ки арт _л _жо қан_ _же до іп_ \
    етк өт рға рк _ф _ко бат ая сақ ақта әй ил ит пи лақ _ка _се іг ра_ сет уш _қал ыш_ э рек ур ағы_ ақа ир _көрс \
    көрс көрсе рсе рсет өрс өрсе өрсет ұс ми лі_ ну та_ ок сау кте йт жы мі лау кер ыра қи елг мо г_ үл ал_ ұм ыт бағ \
    оң ыс_ _жақ жақ оп _сы ыз_ _би ел_ рат уа рал қш нді _әй лу_ он_ кі_ аст _ті бал әйе _қара қара но ци бы бұр _әйе \
    _әйел йел әйел сты ве тау_ лге жар рған рған_ рт_ рг зу ісі пер _тұр тұр йн еп _бағ ав оқ аба өте _сау рыш _пе бел \
    қша лды лгі га ысы кс қыз рм есі ыр_ _қи _ше _по зе _бал бу ог су_ ке_ йел_ әйел_ алық_ рб аус лген ск _су егі_ \
    еле _жар _қыз іс_ сқ ик_ _х _ау ғар рес ылғ үрі ді_ _ту ққ ас_ _кі тін фи ну_ ігі шар ірі ылға ь_ д_ _ұс _ұст \
    _ұста ұст ұста алақ іру тқ _па қа_ рлы ама _ор нш _бө бө ина _шы бет тік алд _э _ер_ тық ым_ йі _түр түр кр лк ма_ \
    белг белгі елгі ю_ құр им йла еу_ ылған рн ман сті бан аған айы қыр рау _құр мұ дік ант ис ика_ _көт _көте көт \
    көте көтер өтер тер_ лген_ лік рба лан _ғ оғ об тик _до тор ңғ _ки _тр _тө тө ял _ақ пт ісі_ _ре _түрі түрі аны
    ky абгдежзийклмнопрстухчшъыэюяёңүө а к н у р т и е л ы о м ү д г с н_ б _к ө ан а_ ж ар _б _ж ч ш _а й ка _т ал та \
    уу з к_ да п р_ на э ук _м ен жа га ын у_ _жа кт ин ра _с ы_ _э ма нд ам ат _ка ол лу ан_ ту ку ке ба на_ ер _у я \
    ү_ е_ ла ана ак не ир ме м_ ана_ үү ай ды ык жан ди би рд _жан үн _жана ти жана_ жана те ган и_ уу_ ара ик ко п_ \
    л_ тар то ор ад _ба ын_ ыл ки ты ек кы бо ен_ ры ун га_ _би ур луу лг т_ о_ оо он рк ыр ги са _ко де _ук ст уг уку \
    _уку ас _д ык_ сы кө тт ө_ _та үү_ ри аш ул укт з_ ил ган_ тү лд _ө _ме я_ ел _ад ары бир й_ ада дам ле кук в укук \
    ет кар рг _ч _укук _и ру _ма бе лы _ада го ар_ _о иш гы _бо адам _бир же гө өр ча _адам ин_ ене кукт мен олу өн аг \
    ге ли ууг ь ам_ укукт уга _ал ны _же ий туу ууга нен _мен _мене енен нда мене ала менен ф анд _кы рү чы эр бол аб \
    ег кта ш_ ир_ уга_ ууга_ _кар _эр дам_ эрк кү нен_ ни _эрк ну енен_ ста кан _бол ц алы бир_ лө шт ро ес им өз ч_ \
    адам_ из үн_ үл ия _п уш ка_ тер ду ог да_ үг кту бу ард _ти _ү аа рт ук_ _кө ун_ нди _ар нг үч ци лар йи си _то \
    _н ия_ инд үр _ку _бир_ бар аны өл _са с_ чу ыш ына укту рды тк су лууга ак_ лууг шу ктуу арды тат за мд _ту ер_ \
    дык нү ийи тары ок мы _бу ло дар _бе кин рки ктар ң ап тур уч _ш луу_ или рүү кукту өн_ от үгө ю сы_ зү эрки уктуу \
    стат асы алуу _ки алу ис _эрки ша ть _г кан_ ья_ атья_ рм ос дык_ иг ья _ча ач нт ркин ек_ сү рга стать эркин рын \
    атья тать укта анда _өз ать татья нын дү өт тья_ агы тө кк _те тья по ыз ээ ая йл гү он_ ум мо х _р үй кал му нын_ \
    ра_ па кыл болу ке_ _в же_ арын _ке инди дын дик им_ гө_ _болу кара до зд нды ай_ но ре ль ус иги ага _жү жү ми ит \
    асы_ тий _ар_ _алуу тта ика ал_ _сү _кара ск ик_ _тү _алу етт рма ом жо со _тий _же_ гу лга ат_ үз тор өө шы ийиш \
    йиш гы_ се өк ктары тийи уктар тийиш кол жы еле жу кукта _жо _ээ олуу оо_ шк _тийи тр _ак ып че _кол ркинд дө пи \
    кинди чү акт кинд ген _ф мал ндик гин олууг лк ей _кү ман лан _со ол_ өй уд ут тка _л рч лган чо оп _су бү ыг ып_ \
    ма_ аты ара_ арм чи д_ үк тик лган_ орт рат ял үш ип ед та_ ыч чы_ кр атк ору еп _ая ой йү пе тан ый _ор йы оч нга \
    чу_ мө ем агы_ аз гөн гөн_ ери ген_ _жы нч _чы ры_ аган ака еге арма ав ары_ ва тыр лм уру сө буу өрү үйү рке уп \
    _де г_ мак ши рс аган_ кч ым сал _му _сы ве рө _се _ай чт _аял аял ру_ уда туу_ лык кек оз төр ика_ жар ты_ нк \
    нган _ы анг өм ула ама үк_ _кыз кыз бө _жар од бал си_ нган_ _бар ор_ көн тика мал_ рто ич кер ви зы бет _бал ору_ \
    даг ча_ уз аба _буу кек_ ект _з лык_ об _эрке ркек эрке эркек руу ылд _ша лак кара_ бы учу фи айы _аял_ аял_ ял_ \
    _сүй сүй өр_ ид лек лт үрө _х ь_ еп_ кс кур шка өк_ _бет мат кча ууд ууда ура ыс ет_ бел чк шү чо_ _жыл жыл кыр \
    лда ант ркек_ _жел жел суу _жу _орт _орто орто дүү еб _жүз жүз өтө тору ап_ өө_ _тор атка _кай кай улу лб _кал \
    арат ткан түү _ро дүү_ жуу рал рак еги _мо арт кты тору_ аар _ач түү_ _по оп_ аткан көт _сал гер дай алык тоо _че \
    еч йн пу кул йлө уул ург ума иси май өг здү баш лка баг лү оло маш рик _иш _чач чач үч_ ыр_ ашы бас көн_ руу_ үм \
    _желе желе йт дай_ елг раг _карм карм _да ңг тын үп үп_ алык_ _кур оту _кр ыры сп су_ жи
    mk абвгдежзиклмнопрстуфхцчшѓѕјљњќџ а о е и н т р а_ в с к л д п и_ у о_ м на е_ _п _с ра _н б з ј _и ва ен г на_ \
    ст _на ка ч во ни пр ко _д но _пр те ат та ц то _к т_ н_ ав ја _на_ ж _в ов ре _и_ _о ле от по ан ш њ не од ли ка_ \
    _м ит _з да ње ув ед ма во_ ар ри _б де ува ти ве ос ин ек _т ла ро ен_ ет _по ор ло ол за ме ак ал та_ ње_ но_ \
    рав ви _р ите пра ва_ ел ањ то_ ди _пра иј те_ се ање ер прав да_ ија об со ој ик _не _за он ск _прав ки го _г \
    ите_ бо сл ата _да _ко ја_ р_ шт ис до ес тв ив ање_ ад вањ ци _во _да_ ем _се _со ј_ вање _л им ас ата_ ни_ дн ил \
    _ра ост _е тр к_ па увањ _ч д_ ф ување еко лен лу ств кој _сл бе ам би ој_ ат_ ру _ст ста др оп ма_ мо аво ид ап \
    ки_ ич _ка аз ќ вање_ _ш лн из бр ок _ма ија_ раво _им _у си ог сн _во_ ани ба право вр иц кој_ се_ _се_ че ава \
    пре _а аво_ рт ту от_ ран ли_ ото раво_ х кр пе има ег лен_ ев ова тво _па нос ува_ ени ест ови ир ено при сло _де \
    ац про вн _при аа ез _би обо _ј ач екој ред _од чк или _има ска ото_ ца лоб ове _пре ност аци _или бод лобо ио \
    обод же слоб _сло _ил кв ѓ нс _или_ _про раз ми ена ењ ење ење_ со_ лобод л_ _др чн це ар_ ски има_ ож гр жа или_ \
    сто _има_ уч циј слобо ик_ иде едн ом _со_ нт член еј _чле _слоб пи ник чл сек аг _чл жи ција ви_ _ја бра ски_ чле \
    _ж п_ ство ден ца_ вен ина _член ст_ ип член_ сно у_ екој_ вот ќе _кр ска_ _об ако ц_ _сек гов са нег алн ие ги \
    секој секо га _секо с_ _ќ што пл ус ица ето _шт ец стр _тр од_ _ќе ена_ в_ _х ча чо ду дна ур ват што_ ер_ сп ист \
    тен аат зн акв ава_ оди ец_ нск ика рк ла_ _нег ник_ _бид его _ф рава аат_ бид ќе_ ица_ _ед гл _ќе_ _чо ко_ чка \
    чка_ чов чове аж пол права ку _чов _што_ _ме _што одн лк лно чи _чове егов це_ жен _него как _до _ти него оз _е_ \
    гра аб ожа еч ај нот _ц он_ уд ваа рен жа_ век тит рс але иг ето_ _же _од_ ина_ овек ан_ тк че_ човек еле негов \
    _ли зи вата рн г_ нит вата_ _оп рак ено_ ира су _мо рка _ба _биде ип_ пар наци кт _пе вото м_ биде нац _как зна нк \
    кл тип зе тер _пл оре _те _ве де_ јат тор _го ж_ нг биде_ ут лка _кож _кожа кож кожа кожа_ ожа_ _тип _тип_ тип_ \
    иде_ лан тн _пол ти_ рад вото_ ум ет_ _бе _то аме ор_ _са _жен ана ср _гр ско _рак ба_ три рат ч_ тан оли ша гол \
    _су _пар аш нд лка_ ра_ ну лиц ичк нат пла тра _пи ло_ мет шк св уп зд аго _ле рка_ _ср рв ета нам цр ше _ин ака \
    бу ниц тик _св олн ока еп ика_ еш _та пу дра тел ун оч ост_ бл пер сти тка _бр кар нц оле _бо ач_ _ис см кос кан \
    сте фа аст рас ент ук _цр ак_ адо _маж маж ара ке џ уш рти дв _сп тро град тар еж мен _гл иск вор _ро _ви _зн _зна \
    _но за_ спо уб ари нув нува ау нал ачк ени_ нски нски_ еб фе врт ало ана_ ичка ичка_ му _ста ано ати _стр тре _ча \
    аж_ вет ави нин аде мин ини над ница _ку тив анк рев инс _дв _из з_ тка_ ница_ сла тен_ ант ело ност_ ге гн рте \
    елк рц ала еди ул воз сно_ нка ци_ ато _пок пок ус_ рск кре нас вер рж ел_ _воз пор _ди коп _ва гла топ хо тика аф \
    ман _си рал рел га_ ол_ _пла ево ект анс ада дес _гра ов_ _маж_ маж_ оло нска нска_ ате зо ок_ рд ака_ гор _жена \
    жена жена_ чар ое _вр кс есе под кон орен држ дол тни вк ома кал ице рена кн орт ши ско_ ција_ ори еве чки чки_ \
    ро_ лет пал есн рака ачка ачка_ ме_
    mn абвгдежзийклмнопрстуфхцчшщъыьэюяёүө а о г л р н ө э х и у д т й с ү н_ м ч _х б й_ ц в оо з _т өө ий р_ _б гү \
    чи уу үй ар г_ ор ан ж гүй аа ээ ал ол га ш өр х_ е үү _з д_ л_ _с ог _о йн го он а_ ай _д та аг ха эр их ы гэ өл \
    _ө то тэ йг нг _а са өг _г эг к хо чих лг ул ла йн_ _ц гө _м хө ийн с_ до ра ан_ ур өн о_ да ин ги гч т_ _н ийн_ \
    эл э_ эй ба рг ло эй_ _у со _ха дө ч_ ах _ш _э эн ж_ ро ээ_ лт тэй ма нд _ба үр тэй_ үл гээ дэ аа_ лд ри уул ил чх \
    _хо лэ _то гий ай_ я _ү ам үйг рд на ар_ хи ав оо_ сө ө_ гүйг ас ын ос үй_ ли _хө ни гүй_ сэ ын_ жи рч цг ох п ь \
    өө_ гт рэ уд өх эр_ үүл гоо хэ рө лө хү ой йгэ гийн за од гу ши йгээ ху _ор йг_ сан үйгэ бу оро үйгээ бо гүйгэ ат \
    тө ах_ ал_ но өс эм ца _ху өрө онг _бу дг гөө зо уг лц _өр мө ов нэ ва гд нх лч йл эс мо иг ийг сан_ ом он_ оол \
    _са рх цо ун ны өөр ту рл ны_ ы_ аг_ сон үд ад _зо хг тай _тө сөн рс ин_ м_ ор_ ууд өв хгү хгүй гч_ ду өнг _ца оор \
    _та аар _хү зө эх лу _к ээр дог в_ цө дөг эн_ ц_ өд тай_ ийг_ үн _и лий _га ид от өөл _мө ру оло лс _эр сн _зө ара \
    ээр_ хоо мэ хд оос ф хөө _цо гийн_ эгт өөс эх_ эв гаа лга лт_ ер дч дчи гтэ гтэй _за гээ_ эг_ ус нгү рт _ду _тэ \
    рчи өгч гл тү лз орд _ма ир гтэй_ _бо оч рөө дчих роо руу у_ _ч өөг ага огч олг йд оог эгтэ эгтэй нө ороо нго гчи \
    су _ж үүд ихд өрөө нгүй цго эрг үүр хс гар лгү цгоо тл чихд аж га_ ий_ _цө онго ыг ыг_ бө осо эрэ и_ уу_ ик гг ээс \
    цгө ггү цгөө ггүй йт _ол уур зү өч _дэ цэ эс_ өрч би вл _да гээр бар цоо рэг ди _п гээр_ йр лгүй чд нгө им дги аан \
    өнгө дгий йнх _до гц ээс_ _л ийнх хар лж _зү _эм ен сэн уй лчи ихс чин ний ь_ чихс өлг нд_ ти алт ари _бар сэн_ нт \
    ст _өл эрэг к_ _на ка йгээ_ зэ _су _ту аж_ даа бор _я _гар ой_ _ал эл_ цөө йд_ раа ис тан чхө рв рчих ит _бор ш_ \
    орч унд _хар анг ур_ чин_ ас_ _ур йгээр гчд үс лчх ихг ихгү ихгүй ль _би _бү бү ула ура _ар лх вч дээ нс луу сг \
    эмэ өм агч те зу эж _чи ша мб рий аса хай алг ме өн_ мэг үн_ тр алга _хүн хүн ви _бө эж_ вар ко рги бай ну _зу _гу \
    ргэ лэг ний_ баг үр_ _хэ мс рийн рийн_ хий уда тан_ сэл _ша ры рын рын_ аал _уу руул лаг дэг айр их_ агч_ _зэ йх \
    той нц _дун дун ер_ _баг лб эмэг _ам ала ё _со цаг уур_ _ши дуу ргий ус_ вар_ гал _дунд дунд иа рга хаа _эрэ _эрэг \
    цай ио _жи эгч _бай ргийн _эмэ _эмэг мэгт эмэгт йв эсэ лж_ _зэр зэр уй_ _цэ _цай ич сал ох_ ата үг илт айв _р дү \
    жин по _хос хос аш ум эргэ _ка рэгт рэгтэ эрэгт сар мэгтэ лах лах_ ам_ мж тог лы лын лын_ _гэ эрги эргий үх _сэ \
    уун ару нда эд ү_ шин ми рса өх_ _хав хав уру тэм вэ аан_ алт_ эгч_ араа айва йва _нү нү анд рсан рсан_ _ан үү_ \
    глэ арс хал ана мд сл рва _хур хур улг ув _тог тэн лл гс үүр_ аруу ут дал гар_ _ун ол_ уга дий эсэн эсэн_ _нэ \
    _цайв айвар йвар йвар_ цайв цайва рах _зэрг зэрг зэрги раг ахи рил лү лүү лал мөр _бари бари бага сөн_ аас хан нээ \
    ю өрг з_ _ни той_ ага_ зүү гай _хүн_ хүн_ гаа_ _тэм рах_ _но _хай _ф суу гэр ргө өргө _ко ик_ _үн шу охи рал тал \
    лэх нга вэр аз _бага _дээ тг уруу _цаг элт ул_ _мэ лта даа_ жил ср _ав ани зан _го авч _ин аны аны_ лгэ шү ая ча \
    ман чл арил ет фи өг_ _хи _тэмд тэмд эмд унд_ энц _мөр нж ртэ ган _в _үс _мо өт арса
    ru абвгдежзийклмнопрстуфхцчшщъыьэюяё о а е и н т р с к л в м у д п я ы ь _п а_ _с б з е_ г и_ ч й _в о_ ст я_ й_ \
    ен ка на ни но то _к ра _н ж _т ко ов ро ер _и по х _о ь_ ан ет _м те не ре та во ол ор ш _по ц т_ ин от ал ос ва \
    ло _д го он _б ли пр ел ти ль ле ве ны че к_ ск ть ес ри _р ю ат од ла ак ки тр _з _и_ ка_ ы_ _г ме де м_ ом _пр \
    за ог ма ая ит ф ый ой ие ик ть_ _ко ая_ ар мо в_ ед _ч ис щ да н_ ем ия ой_ _у ас _л до об _не ру се ый_ на_ нн \
    _на же ам бо ав ие_ ми со ий ени ся _а ия_ ок ди х_ пе сл у_ аз ост ил вы _ст _за ож ад _ра ви _ка то_ ек _те ани \
    ьн э не_ льн си _в_ го_ нт оч ич с_ _во ту из ир л_ им ся_ ий_ тв _то ого чи ный ный_ ет_ ова про вс ив ев стр ое \
    пи па кр са ты бе ей _я ци _э _е ус р_ ест ку му ят ля _ж це ния ста хо ег ня но_ енн ше сто оло _мо оп ур аль \
    _не_ _со кт тс ом_ _про иче _че тн чес _от ли_ ча мн _ме _вс ать _об ние оль ду ски ние_ ово сть бы их ез ба _вы \
    при ист ак_ сп ров еск зн уд ого_ аб ств сти мен ут ред ик_ лов ван ну ю_ ная ная_ ско сс ния_ _ф чт _та _до ческ \
    _при рм эт жи еп ых тся ае _па ичес пре что все _эт ук кон _ма _чт з_ ическ как _на_ _что ки_ ной он_ нно раз нь \
    от_ так ной_ щи га тся_ _все ение ение_ ина альн гр ок_ иц _я_ али кс его сь зна _как ры _кр ых_ лен ован лы _го \
    их_ том рт _ни _пе жен ке иро ска _ш ина_ д_ та_ ель ии ник оро _бы ое_ чк лу _тр дел би бл _пре кл ап ца вер лю \
    рн что_ дн г_ ра_ пер _что_ св это ые ые_ _х пл тк тел _св _это нд ных еч нь_ нг _ру ид ень _се ль_ _же ных_ _а_ \
    _ба _ск чн вет оз же_ аг нс нк ика нны _бе пу чен кий ги во_ ер_ _ве ожи да_ кий_ пол ере уж тро ело _му сть_ сн \
    ец лк _пол иг ник_ ара _бо ул ц_ ще ми_ пар ум _пл тл ша бу ге ость тон све рав _де вол су тон_ рос _сл ва_ тель \
    фи _све ун очк еб шк уб ица ные ные_ гл тор гол кол кор ца_ чка дв ень_ ость_ тре _но жа ове _пар ющ жи_ лый лый_ \
    бол ский ский_ льны ьны ец_ _кож кож см бр под рк лет вн _стр уп _тон тра йс ран ать_ рд _кожи кожи кожи_ ожи_ _гр \
    _тон_ енны нос чка_ _са ан_ кая ач тик _сп _ин ст_ _ли уг кая_ свет рук др кры ай лос зд _ро вл _пер _свет зв чер \
    _ре _жен _пи _ку ья лка ание гор ами рат _под _муж муж чин уч тан етл емн рас ух ика_ ица_ три оле ря ент _мужч жч \
    жчи жчин мужч мужчи ужч ужчи ужчин _рук _кл гра ное ное_ шка ает тка тка_ _су _ц _дв ание_ зо тер аю _гор льный \
    ьный ьный_ кро пал ор_ кн _ла аш _кол рик ат_ _кор ить фе ах ши лка_ ветл светл кой ден _бу оче _вол _оч жн ате фо \
    ука шка_ кре ветлы етлы тлы _женщ енщ енщи енщин женщ женщи нщ нщи нщин щин ья_ зе ающ тем еле ель_ сер ская ская_ \
    мер акр ами_ пра оли але кой_ _га очка ны_ рел нна ком _тем _ки нный нный_ ее ла_ вос ти_ лад сы ар_ ха ды рс ым \
    ей_ лиц асс нц ерт зак пла мя ари _темн темн ено ода вод аст пере ло_ пор аж кос ке_ очка_ одн нка _ле ьс нск гу \
    ото сле ант ает_ уш ция ция_ ыв мны _пал тво _си ыш ност овы або бор ить_ кал ои лени _ми вр мы ща ниц орт емны \
    темны _гол нка_ вт инг чень стро прав кар ство вк _ва _ви бан га_ ний ний_ _чер ты_ ерн мный мный_ ство_ тво_ _сер \
    тая тая_ дер ыт зи пара ево ака ман емный кра нная нная_ етлый тлый тлый_ дь
    sr-Cyrl абвгдежзиклмнопрстуфхцчшђјљњћџ а о и е н р т в а_ с у к п л м д _п и_ е_ ј _с б ра о_ з на _и ст г њ ц ва \
    пр у_ _н _к ко ни ав но _д _пр ч ш a _о ан ти во ла ка по м_ _у им ма ен ре ов од на_ ли ак _и_ ж _б _м ње _по _на \
    ос та ар ве e _з да н_ љ рав ро ри је пра за ло ом иц _т o ед прав ањ ја ви _р об х ој не _пра _прав иј да_ _в те \
    ме има _ко ск т_ шт тр ма_ ор ње_ сл ва_ ци ит ин _за ик ди во_ ом_ ил ру ер ат но_ то ог ко_ ост др дн ан_ a_ \
    има_ р_ ад ка_ он тв ање ћ де ас ал аво бо ако ти_ _сл ни_ _у_ _ј ња ај _ч ац ам ава ив кр са св к_ _св _да је_ \
    ање_ ле ија ца па право ба ки _да_ раво ис ја_ би ет _не ту ем ич _ст ца_ ста мо лан из аво_ ку ју бе _ка от ф \
    раво_ до ица _на_ _им _г сти им_ вак уп аз _др се ица_ _ра го _л ли_ ењ ел г_ оп ако_ су ол жа сн ек _кој уд их \
    _има кој не_ или _тр _би сло вр х_ лан_ _су ун при ња_ ду ц_ вако ес ез ђ ара ени обо _је ава_ _сло ук ред e_ нс \
    _са вн сва циј _сва ова ут _чл про нос обод _слоб _ос их_ љу лобод ач јед _при или_ ств лобо вањ д_ ран _члан едн \
    _се чл _ш чла лоб слобо чн бод _про слоб ог_ ок уч ну члан_ члан пи _чла ност та_ ија_ ла_ ним аци ити _има_ _об \
    ир _свак свак _ил _од ег _или свако _или_ ју_ с_ _ма пре _х ки_ аш вако_ ити_ ним_ бр _а ац_ _из це жи лиц пл оди \
    једн ово ло_ ове ља ев стр ји o_ гр ча _па га ациј пе кa ст_ се_ род рж раз _ж рa j гл држ же ап сно уј аст дна дс \
    авн _кр ају ву лу _се_ ања дру њe ке ур нов ска рук ус гов уш шк оја ми рт одн _ру пу чи _та ош њe_ ска_ рава ости \
    _дру ена _пл ср вој ар_ му еђ нар ски нт ичн права i ак_ што ења _ср су_ држа ошт шти уг рава_ ниц ве_ зн уб жав \
    ржа ски_ оји _ц aњ ена_ ено зи тва рс аг _не_ рен кл ож пош ају_ аро иг aњe _ку ања_ л_ _њ ности кар вно ошто пошт \
    _рук една _ве ду_ ик_ вет аве _му _пош них_ _ф лa aњe_ _пе он_ них см _су_ aр _ме ина нo пошто _је_ сп ржав жа_ \
    ник со _пи мн чк држав рк бит нск све ани рe ер_ _де еђу пa _бит _све ра_ ђу _осн ист че рн ушк гра ана ник_ нд \
    ено_ це_ ша ке_ дра _же _до ау ница ици бу _те шка ожа ч_ _кож кож ница_ си в_ _ни иш свет тро тa мна ење _кожа \
    кожа кожа_ ожа_ ja оли _бр aн eт _муш _мушк муш мушк жен ице тл тн _стр eн сре кa_ _свет ење_ оз ен_ _сре _бе нг \
    нa пар ели ика ком _ли пол _ба _жен ић тк рад вa ум нут ско цр ип над рв зв ор_ тор ати ба_ аста етл еш дњ џ нц \
    там ач_ оре лав тан сто мa сла ветл светл ид _ва рст ао ина_ ице_ _o ива _гр тра _ви ала рат ета ћ_ риј ул ши тер \
    _ле кт _ин зд ги вo кре ном ном_ едњ ув ушка лн рац aк аб _там етла етла_ тла тла_ ј_ п_ _сред сред лица тру нак \
    ље ари _ди бл ињ чар дни ет_ _тамн амн амна амна_ мна_ тамн тамна ветла те_ ост_ вање вање_ иj _мо еп редњ средњ \
    пла љуб рка са_ цa прс _цр ови _ки _пол aц зa рц _сп рд хо вор том лe ви_ _гл _пре ио ест _над aв гла уз з_ aт нo_ \
    тен ста_ ше зе бa дв ира мушка кос тав _пар ус_ рац_ _но апа лица_ oр еле _љ еј ицa ват цa_ ха мер ича рo дње едње \
    редње прст за_ ште анс _е ент лo есн тре мр став мп _љу oл пo ени_ ушкар шкар ећ куп зна ада она иja ела осо дње_ \
    едње_ ицa_ _ни_ па_ тик пт кру ем_ дa арац арац_ фо ије _пa _ја ана_ ут_ бра ић_ али
    uk ʼабвгдежзийклмнопрстуфхцчшщьюяєіїґ о а н и і р т в е с к л д у п м я а_ _п б з на г ь о_ и_ і_ я_ _с _в ю ра й \
    ч ст ж ни на_ пр х _н но ов во ко _з ти й_ ц ан ва нн та _і _м _пр ин ав ка ро по ат _к ен _д ер ий ий_ ня ві _б \
    ри не за ор _т у_ ви ль ні ї _і_ об _р ма пра _по ом го є од ш ння е_ ка_ ди ос бо ня_ он _л _о ал ог к_ _за то \
    _на ід ь_ _пра ол рав ре до прав м_ ло ар ння_ ти_ ці лю х_ ть _г ів ьн _прав ін ис лі льн ру им _ма ний ний_ ит \
    ле ю_ ли ого є_ ож пі _ко св анн ки мо юд ла те вн ик жн _а іл іс люд _у тр дн пе мі _ст ак в_ іт _лю _люд _не дин \
    рі аб _до ина бу ати ання во_ енн юди ді ту т_ их _св ля _люди го_ люди ого_ ій ть_ ми _на_ ф ув н_ со раво ве аво \
    тя право ок як ає ува _ві ся чи аль не_ ам ні_ ті юдин ї_ га их_ та_ па людин р_ ина_ ою _ви ез де сп тт бе ац \
    ання_ пов ут ожн ас ку ста ад щ оз _я дина ел ір _бу ає_ ою_ ття тат ення ван раво_ ови альн ере пер ьк аво_ че ед \
    кі аг ся_ д_ аці ес сво уд _пов юдина _сво же кр ик_ _ста при ча но_ оло _та жна ост су кл ва_ _ч ну від сн ення_ \
    _ш ду тя_ ати_ ття_ от дина_ му ск _сп ми_ _як іль ах стат сі зн ме _мо сь _ц ап ек _стат має під має_ іст _па або \
    ідн обо _пі ба аття_ _при ожна да жна_ ськ _щ ожна_ _від таття _ос що _має статт ват ік тв татт пере ет вин атт \
    _має_ ки_ аття ія _об ої _бе ник рн кож них_ ія_ ом_ них _кож кон она ем ' _що кожн _аб оро бі _ї _кожн ног нт без \
    нк оп ив бо_ сл ук _або_ або_ _ж кожна _або сті рт _ро стр _ф ако вати се _го ного _в_ до_ шк он_ _ка ят _тр си \
    ути лу ник_ бод чн що_ ії инн ного_ дно _у_ _х вобод с_ тк ец _своб _до_ ова ць своб аз _ве _те обод свобо ава \
    ості воб вобо ьно нов са льно _ру бл ок_ нні ил нан лов ові ке _ку ун нг чо ць_ овин ур три ств ути_ зп ха тн _не_ \
    _пе пл повин ра_ нд пови ул це _пови винн безп _кр езп ус кий кий_ ця _чо ець вий ри_ ьс _се льни ьни сть сть_ гр \
    вий_ нка _то ком ьки уп ени нс з_ г_ ець_ ич рк нка_ омі пор бут віт вк иц _та_ _ва пом овинн ість ість_ олі _лі \
    тьс ться ться_ ься ься_ ев івн гі ей сер лен см кол _ме із из ький ький_ _ба оч олов ря ир гу вни _пом сто _пер \
    рук хо ити мір ара ік_ _сер ист про ач мн _во ст_ кт тка тка_ тан омір уч _бі _під ій_ ця_ ай ванн жі _шк тон чк \
    ськи ним вер пи им_ ков ірн сти шкі кір ох _помі помі фі _шкі мірн омірн помір ніс зу ський тон_ шкір лк _про гл \
    ті_ ль_ др роз ух _су ений ений_ тро ує _шкір лові _мі _рук _пл ані ова_ ше пар вання _тон кіри іри пу сві зо зі \
    _тон_ тл кіри_ шкіри іри_ ька ька_ _стр ан_ ика лий лий_ ло_ тор кри овий овий_ _бо ям олові нь тра хі да_ л_ інк \
    _роз ум ге чни яч иця иця_ тер жін ніст бор трі іг ак_ ч_ _ск _жі _жін ує_ ель бли _сл ор_ гор вел вік жи тис _чол \
    _чоло чол чоло чолов ність дк каз ер_ ля_ нен еле _пар ла_ рни кор івни світ пал зи чен _гр йс _сві рс _пере гол \
    ву лос вт _га ловік овік ска том иск дв _си пк тин ша ма_ ют ян уван уванн бр рап іа ар_ _жінк жінк лів льний ьний \
    ьний_ уб кар рон апо біл _са _ла вка роб ку_ еч _кол нц _кі нсь нськ вол ене рно _три ип іш рат рик _світ кою кою_ \
    рит год рос _со лка рка гра хн іч рний рний_ кн оди але _ін има інка иль ров тни ім ими єт ран тем жк фа рим _е \
    _ді
    ar ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ا ل ي و م ر ن ال ب _ا ت ة ة_ ع د _ال س ف _م ك ق ج ن_ ح ه _و أ _ب ا_ ي_ ل_ \
    ان _أ ش ص لا ر_ _ف د_ ه_ _ع ط _ت _ل م_ لم ْ ول ز وا ب_ _ي ى ان_ ى_ ُ وج ث َ ض لو _ك ين _ر خ ذ ات ية را با ية_ جو \
    الم لي من يا في _الم ود ما ام عل _س ت_ ار ء مر غ ون لى_ لا_ لى بي _ح وجو ير ئ _من َ_ لع اء ني _ق _وا جود رة رة_ كا \
    ع_ رب _ش وجود الو _في إ س_ نا ِ الع اب ائ ق_ ري ء_ سا ور _الع سي دا _ان ف_ من_ في_ _الو ها تب عر ين_ بل حا بة ون_ \
    ُ_ _إ اد بة_ مو ك_ _في_ لوج _عل اع دي رت _ن ِ_ _من_ أح او _أح اء_ على_ على له _ج ود_ عا لوجو يد ّ لل كو ال_ ات_ ذا \
    الوج لت ير_ جود_ مت يل وم قي الوجو وال قا شر لن ول_ يس اج دة _با اس وجود_ جا مس عي لوجود وب رك _وال _بل اول مع \
    _ان_ _مر سم ست اني يت _ط دة_ نو أحا حد بال بْ _ول _خ اف _الوج أحاو ها_ ته _ص مي تا لة لة_ لك وق _أحا حاول فا لم_ \
    اك الت _أحاو _ه _لا _د _مت أحاول أن حاو مرت قد يك مة مة_ مرتب ح_ الا ده _بال له_ رتب كل جب رو رس تبة ج_ يق ضا اول_ \
    عرب مرتبة عد _على_ مل ار_ رتبة يم بن دل أع مق رتبة_ نت تح _على عن لف تبة_ تد الن كر بع لعر وس العر يه ربْ دو اح \
    لعربْ تر ص_ صو بر ثل وص _مع لعرب ور_ وي _العر نف حم شي _غ كون و_ كان فو تُ ذات العرب _ما حاول_ الي اق المر زا عربْ \
    رج _الا لب رق _المر طا حر _الت لمر واج صا _ز عة عة_ _لا_ تو _ذ جب_ بش عين ولا ته_ ز_ ٍ اجب_ شرة شرة_ فل وأ لر يد_ \
    دل_ بشر واجب_ لَ _وج نه ام_ علم غا بو أس كب ليس كون_ جل لَ_ ط_ قة قة_ _الن _كا _ولا بشرة بشرة_ اجب لون _لل اش تي \
    _وأ _الل واجب تدل عت _ذا لون_ لاد لث لص عق لش بلاد ولا_ ما_ يا_ _الر الل خا شا ذاته لس المرت لأ الر _عي ذاته_ كي \
    تدل_ بلا ظ رف اص _ولا_ لوا يل_ فر موج معت _وص مب عتد عتدل عتدل_ معتد معتدل _بلا _بلاد لغ ند _ذات الوا قط لمرتب بين \
    _بش لله عب لمرت جر انت تق ده_ يكو اته_ قل _الله اته _فا _بشر وت يكون _سي _بلو _بلون بلو بلون بلون_ نْ لُ يو _يكو \
    ض_ موجو لُ_ _يك هم _بي لله_ قب الواج _بشرة قر يب ني_ غام سب مُ _را تس ياء ٍ_ حة حة_ ري_ نس اي تع الس رب_ تُ_ امق \
    امق_ غامق غامق_ مق_ سة سة_ _يكون _شر لعق الله موجود سل تف هْ طر _ذاته ساء رجل ئي بط تج لواجب مح يكون_ لي_ لواج لج \
    مك العق _بر جي قد_ _كر أم الله_ حي دي_ سك امة امة_ بت _سا فت شخ مص _مح طة طة_ جه _مس جم وع كة كة_ _مو تان _مق قو \
    طب عم _ض نية نية_ _مص سف يع بان _الس جل_ مم تان_ اب_ _بع _عا اط لح وك فات لق ائي سر وس_ يف غ_ لب_ مل_ رجل_ فة فة_ \
    ارة ارة_ تح_ فل_ هر يرة يرة_ ئر طي _مل رض مف كت _يد مان الأ رم رد _وم بع_ ائر اتح در ئل ائل _رج نج صل _طا شع مج \
    _تق _تر زو _معت جة جة_ نة نة_ الب يدة يدة_ _الأ طع اه _مب _مف مائ دم حت سيد حب _ير _معتد _فات _فاتح اتح_ فاتح \
    فاتح_ وب_ رأ _أم رق_ اة اة_ سو بك فق زي زر مش قص حل وي_ اض غو اح_ _أس _بط تن لام _غا يني _مائ تم وف مز بد _رك ئي_ \
    مائل بي_ ركب _رجل اق_ هم_ _مائل بق ش_ سيدة سيدة_ الغ _مم اد_ _الي ضة ضة_ صف شعر نق غي يمي ائي_ ضي _ث امل لغا وز \
    _مج _بن أر _مك _خا بح أي _رو _قب است فع تل ئل_ ائل_ لد _حا _حر _ور خص طف اص_ موا عر_ تش تك جن سفل _مش عض شم از قلب \
    _اس بير لية لية_ اعة اعة_ _وب رن سبا _غام خر سي_ تين يق_ رع مين صب _ام ريا يع_ خاص رية رية_ صن وت_ وح مام عج عام \
    تص _دا أص الج _شخ _يس يب_ قلب_ دائ اخ أش _أن جد _تع _كو _سب وج_ هو فض سية سية_ عب_ يح غر _طب _شخص شخص اع_ خف _رجل_ \
    قص_ يش _أش
    ckb ئابتجحخدرزسشعغفقلمنوپچڕژڤکگڵھۆیێە e a i n r ê k î d b y t m n_ w h _b û î_ a_ e_ s ê_ an i_ in er _d û_ l v we \
    _m bi ên _h _û _û_ ên_ _k na _bi ma u he iy ke di _a ek f o x ir ya j _he ne _n ar _ma de z _w es na_ ey yê g en \
    af _t be u_ _j ye te ri maf _maf r_ _di _x ew an_ et c ku_ _ku ku ti _ku_ nd _de xw em ki ş st ji _ji xwe _xw iya \
    ya_ _xwe în _y kes _e rin ra kir za end iri in_ irin kiri p nê kirin _ji_ ji_ yên v_ afê fê d_ _bi_ yên_ bi_ _s re \
    tê me _ne tin mafê ad _her _mafê iyê at her nd_ _p rî da rk _we end_ s_ li ta ûn bend _be ben _ben _bend ke_ bend_ \
    es_ kes_ _c ci _di_ er_ di_ _r erk ev _an kî q am ge ina yî nê_ se ik diy rke as bê wa eye _an_ _na ete ka erke el \
    _l _g we_ ina_ ba az de_ _herk ber yê_ le wek eh eke_ herke herk kî_ eke hey afê_ wî _hey erkes fê_ av _li iya_ \
    _bê f_ rkes xwe_ _ci li_ heye _xwe_ _se ih _heye _li_ maf_ af_ _te etew iv _maf_ tew hî _de_ sti ro hev dî hem tî \
    _kir yan _ki al mafê_ _kiri kar mi t_ la rkes_ _hem ay aza bû ha ov ni rî_ ng _az azad rov ed zad ekî_ iyê_ _wî \
    irov _aza ekî _azad iro _z nî _v est mirov ara etewe adi tewe va miro nav _ya bin ser anê _mi _nav o_ yî_ ewe _wek \
    mir _ya_ net _ser ast emû_ _mir netew nete mû_ yek mû bo ta_ wl _miro ewl pê _yê emû wle _bo wey _bo_ tewey ewle \
    _bin ewey vî diyê iyan _tê ak _ber kê _ew stin bo_ ç re_ tê_ rast _yên azadi ras zadi ye_ eş rb ij _yên_ din zadiy \
    adiy wî_ ev_ ar_ _xwed wed l_ eb _pê kh cih ema bat îna qa mê
    fa ءآأؤئابةتثجحخدذرزسشصضطظعغفقلمنهوپچژکگی ا ی ر د و ن م ه ت ب ی_ س ک ل _ب ه_ ش _م _ا ر_ ق ن_ ز ان د_ _د _و _ک ت_ ع \
    و_ ار خ گ ف ح ج ا_ ای را ما پ _ت _و_ با دا رد اد ند آ م_ _آ ده _ن _ش ل_ _ر ست _ه ور _ح _پ می وا _با ان_ ام اس در \
    ق_ ری از _س _خ یا ین دی ز_ ص س_ مو ال بر سا _دا رو _در حق یت _حق چ لا نی ود اب ید اش _ع که_ تا _گ که رد_ ار_ بی کا \
    نا نو ده_ ند_ دار وس _که_ در_ هر ط خو _که از_ ون دو _ما یر ٔ اه لی ای_ ین_ _ز ست_ _در_ _ج _بر گر زا ها ب_ _ق _ی نه \
    ک_ یت_ سی ش_ اده هر_ _از _را _ف ری_ مر تر وی _دار ات _هر مل _از_ قا نی_ یک نه_ _هر_ ره _اس شد تو من هٔ_ _خو کس ض \
    ور_ ٔ_ هم هٔ اع او حق_ زن _مو شو یا_ ارد تی _مر ماد _حق_ خا جا ع_ انه وق بو _بی _یا ئ تم _ماد نگ را_ شن ون_ کس_ \
    است دن ذ انه_ کن قو یس نم مت ام_ _ان یل دهٔ گی کار به دهٔ_ _کس یه دی_ باش آز فر پی _می _یا_ شر _چ ید_ اج وش یی \
    ماده زاد _آز ادهٔ_ ادهٔ _آزا عی _زن انی _را_ _کس_ آزا _ماده شت پا ود_ زی شا آن دن_ ات_ عل _ل وان نج رای کو ته \
    مادهٔ فت _تا ره_ _آزاد _دارد دان _کا ول دارد ارد_ _آن آزاد وم عا _نم اف اری غ با_ _گر انو وق_ یی_ _دو لو ائ خود \
    _خود دس شی ورد تما مای حقوق مس _کن قوق حقو پو گو قوق_ هی _باش _هم نس _است ایی _ای حقوق_ رم _با_ قی _به _حقوق یه_ \
    ادی _حقو یو بع _پا اق اک گا دارد_ پر عم _پی بد کی یم رف _پو ف_ باشد اح کر زد اشد ظ _رو ستا _اج خص _مس فا گ_ سر دست \
    ال_ رب ایی_ هد له می_ حد _من اید مع _باشد _مل تن _سا ج_ اه_ برا این له_ مه سو _پر دگ ئی وب مان _ص رای_ _بش اسا وز \
    ایت_ _دس _شو _نا بش ایت _کو _اع _دست رن آزادی _برا شد_ های وست مرد زادی هم_ _خود_ فی علا _بد رخ تان خود_ ژ های_ یگ \
    رت یش وت بت اخ _ط کند عی_ بال مح گرد دم شت_ زی_ مق مور رس هن تی_ لی_ _تو مه_ بل وست_ خت پوس جت جتم لل بی_ رگ _مق \
    این_ توا _پوس _اجت یر_ _پوست پوست پوست_ اجتما ابر جتماع ائی زن_ _اجتم _نو مل_ کل بای آن_ انی_ ملل ماع ئی_ نگ_ اجت \
    شور به_ _کار اجتم شود تماع باشد_ جتما عق _مرد _سو اشد_ کم رق اید_ تان_ توان بشر _بشر _این رز کت _بو نت وج گر_ قل \
    _سر وی_ شک سی_ ستان نده نده_ یک_ وار _آن_ یز جو _کر _این_ لب ائی_ باز تن_ ته_ وسی _تر رک یگر وک اد_ _شی اری_ اس_ \
    یدن شق مرد_ وه باید_ _آب آب وس_ سن باید یل_ شه _خا اب_ ستان_ هو کی_ اده_ لن بان دک زو سه سه_ سم بن تر_ سب نش شم \
    _اب انگ سف چه فل مان_ _عا پ_ طل اند _اف _گو _شا رو_ دل یدن_ سک دار_ وپ شان کان حا _هن قر حر یان لت خوا _فر لای کش \
    لک روش رت_ اره خ_ _غ یب الا ث _وا دست_ نق _مرد_ یس_ مد اپ اره_ _نی بز ص_ وج_ _باز _زن_ خم تخ شه_ _بال لف شخ جی _قا \
    _کل چر گن ول_ خان نوس شن_ سفی گاه وف ما_ _دان رش نما _جا طلا ردا سفید سفید_ فید فید_ _ابر _ژ ندا _دست_ _طل نور ازی \
    لا_ _نق مار جن داد وچ نام _شن مک _ری _گن قه الی _بل مت_ اگ ارو ناس سل _کم ران _ال ریا رچ وری شنا _مت لم رده یست \
    شق_ الت خر _کش _پار پار چه_ خن _سی اشق شیر _سف لو_ نب اور طلای طلایی لایی لایی_ _زو _قل زر وه_ هند لام صل _سفی \
    وسی_ _طلا چرخ پن نک _بالا بالا مش _جو _مد _اش _روش _روشن روشن وشن وار_ پای رده_ دمی نوسی پز ارا ینی گاه_ آش وند \
    _سفید أ تور شخص _گند گند تار _عاش _عاشق عاش عاشق مج کار_ اک_ یم_ بر_ پس گل بوس ترا نر _گی _طلای _زی روشن_ وشن_ مند \
    _آبن _آبنو _گندم آبن آبنو آبنوس بنو بنوس بنوسی دمی_ ندم ندمی ندمی_ نوسی_ گندم گندمی _لا پل ازی_ صو ابی نگو بار ستر \
    فن یری آم _شیر انت دو_ _جن _فا _ها ربا دان_ کت_ اص _ار وش_ ردن ضا اشت _کی بان_ اهی یکا
    ur ءابتثجحخدذرزسشصضطظعغفقلمنوٹپچڈڑژکگھہیے ا ی ر و ک ن م _ک ہ ل ی_ س ے ت د ب ے_ _ا ا_ ر_ _م ہ_ ان ج پ ق _ہ _ب ں ٹ ع \
    ھ ور ش گ ں_ ف ح _س _پ _ج او ن_ یا ور_ کی ت_ ل_ ز _د ار کا ری _او _ح و_ خ _کی می ٔ چ یٔ _ت _اور یں اور_ اور م_ ص اس \
    _اور_ ئ ای س_ لا کی_ لی _ن را کے نا _کا یں_ ال کے_ کو ام _ش _ر نی _کے_ ڈ _کے _گ کر د_ ین ائ وا _چ _کی_ اد تی _ع تا \
    نے آ با ق_ ڑ سی _آ _ل نے_ _اس _و کا_ _کو ما ات یا_ ٹ_ دا _کر جا سا _ان رو وں _کا_ ہو دی _می وں_ حق ک_ _حق ون _ہو \
    ایٔ رن سے ان_ پر نگ نا_ ہر ہی سے_ ری_ یٔے ٔے _ی تی_ یک نی_ یر ار_ _ف ط ند رت _ٹ ہے _خ قو میں _جا یٔے_ بر ٔے_ _کو_ \
    کو_ یو میں_ ئی یل _میں _ہے نس اس_ _پر نہ _میں_ من تا_ ب_ وی _ق _شخص اہ شخص خص مل _شخ شخ اب زا ٹر دو کھ ص_ _با _سے \
    ھا _سے_ انی بی جو ول _شخص_ شخص_ ام_ خص_ کس _اس_ انی_ سی_ ہر_ ف_ حق_ وس گی عل ٹی غ _حق_ نو عا اپ ھی دہ یس ائی ھو \
    پر_ پی _ہی تھ گا ہا _یا ہیں دہ_ وم _ہر _ڈ رے بن _ہر_ ادی _یا_ لک عہ _لی _ای اف سٹ دی_ ذ رک زاد فع پا عہ_ ز_ وق لو \
    مع _جو _آز رے_ دف ظ آزا مت _کھ یت آزاد سو کہ آز لی_ یٹ اش انس _آزاد رہ _مع _آزا ض گ_ دفعہ_ _دف مر رہ_ ایٔے ہے_ _ط \
    فعہ_ کہ_ یہ وٹ _بن فعہ _ز نٹ دفعہ قا سان _دفع _دفعہ _دو دفع _پر_ _پی اق _جای رم ٹھ جایٔ یہ_ _بی لا_ جای نہ_ _سی \
    _کس _جایٔ _من ات_ پن می_ ڈ_ _ہے_ وہ _ما نڈ حا یم کرن _مل _کرن ھ_ ٔی شر یٔی ئی_ اک سک ایٔے_ گر شا جایٔے یت_ _نہ ست \
    زادی بو کن پ_ کار مو آزادی _پا _بر در ش_ رد کسی نسا اص _حقوق انا چھ قوق حقوق سر از _انس حقو _انسا بل _حقو وق_ نک \
    وڑ انسا _مر گھ _حا تع جل فی ہیں_ کٹ حقوق_ ٹا نسان _جل انا_ کسی_ رنے _رن _رنگ رنگ قوق_ کل _سا _کسی_ نگ_ بھ انسان ڑی \
    رنے_ _کسی لد _اپ ڈا پو جو_ ؤ کرنے گو _سو ادی_ سم _تع انہ _کہ ٔی_ _کرنے یٔی_ کرنے_ _بھ یش ورت لد_ نگت گت لن گل تح \
    اپن لت _جلد _جلد_ جلد جلد_ _رنگت رنگت رنگت_ نگت_ گت_ وک نہیں نہیں_ _وا _گھ مل_ ڑا _کہ_ ٹو نہی یر_ _جو_ _ہا _اپن \
    رت_ ڑی_ _معا ج_ _دا _بو ٹر_ را_ معا _ہیں لہ یل_ میا وہ_ ہل _در وئ مس صل _تی اتا اتا_ ھل ڑا_ اں اں_ ین_ زی _قو عو \
    یان ویٔ حاصل حاصل_ اصل صل_ ڈی اصل_ اؤ _نا _حاصل رمی _حاص _کیا ایس _رو شی _عا _یہ فر ھن جھ کیا میان _ایس حاص تھ_ \
    یک_ رس _مو ڑھ _سر ملک _ملک ائی_ ئر _پو _درم _درمی درم درمی درمیا رمیا رمیان کیا_ اٹ _ری دھ _کیا_ _عو _عور _عورت \
    عور عورت اہ_ ارہ ارہ_ میانی یانی یانی_ انگ _قوم ال_ فا اتھ عاشر رد_ قوم _قا رف _معاش اشر وال عاش ول_ ٹری معاشر \
    معاش ِ رب اتی _وہ_ ئن _نی دل ون_ الی ھیل _ہل لے لے_ _مرد مرد اری شن ھر تر یڈ ھا_ جی _بل وب سیا _ٹی _ڈا ئے ئے_ چہ \
    _جھ _چھ _مس اتھ_ ید ٹھا اتی_ مک ھڑ _سیا _ہلک ہلک رٹ ینڈ ھی_ کرا _ٹر _تھ سن یرا _لا وپ کھی یٹ_ سل _سیاہ سیاہ سیاہ_ \
    یاہ یاہ_ _ہلکی لکی لکی_ ہلکی ہلکی_ ورت_ لٹ خا وٹ_ وش _خو خو ائن نٹ_ ود _مرد_ مرد_ مار _کار رتی نس_ لہ_ ہن کس_ ینی \
    عورت_ بال ہات پل _ص وار ٹی_ چی یگ ریک _وال لم _انگ _گر اسٹ ع_ وت ٹن وا_ پھ ستا بار نج _بال وئی اب_ چا کھل یکٹ چل \
    اسک _ہات _ہاتھ ہاتھ _خا رڈ مان کم رج شت رچ چم کر_ اڑ الا بہ _پھ سٹ_ _کھی از_ سٹر یلی سائ _فا ند_ وز دار _چہ نڈ_ \
    شن_ دل_ باز _گا _اسٹ بی_ _ال _چا وائ ہوا یری وڑا وڑا_ وگ _کھیل کھیل _غ بائ رات اج دائ ران _پل اچ رف_ ئر_ ڈر یس_ \
    کار_ _ہوا الا_ سین وس_ _چل _پہ پہ _ہوئ ہوئ _مک کل_ جس یاں یاں_ _دل _را ٹک مب _فر ائر جان ڈو وئی_ پان ہاتھ_ یز _چہر \
    چہر یب اند مت_ سپ ٹا_ _گل پک _اسک تے تے_ _تیر تیر نگو کٹ_ _دائ یشن لان شار چ_ فی_ _ٹو یم_ نگل
    """
}

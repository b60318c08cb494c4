// swift-format-ignore-file
// Made by Scripts/language-names from Unicode CLDR 41: change that script.

extension LanguageNames {
  /// Code, English and Chinese name, parted by tabs, one language a line.
  static let languageTable = """
    aa	Afar	阿法尔语
    ab	Abkhazian	阿布哈西亚语
    ace	Achinese	亚齐语
    ach	Acoli	阿乔利语
    ada	Adangme	阿当梅语
    ady	Adyghe	阿迪格语
    ae	Avestan	阿维斯塔语
    af	Afrikaans	南非荷兰语
    afh	Afrihili	阿弗里希利语
    agq	Aghem	亚罕语
    ain	Ainu	阿伊努语
    ak	Akan	阿肯语
    akk	Akkadian	阿卡德语
    ale	Aleut	阿留申语
    alt	Southern Altai	南阿尔泰语
    am	Amharic	阿姆哈拉语
    an	Aragonese	阿拉贡语
    ang	Old English	古英语
    anp	Angika	昂加语
    ar	Arabic	阿拉伯语
    ar-001	Modern Standard Arabic	现代标准阿拉伯语
    arc	Aramaic	阿拉米语
    arn	Mapuche	马普切语
    arp	Arapaho	阿拉帕霍语
    ars	Najdi Arabic	纳吉迪阿拉伯语
    arw	Arawak	阿拉瓦克语
    as	Assamese	阿萨姆语
    asa	Asu	帕雷语
    ast	Asturian	阿斯图里亚斯语
    av	Avaric	阿瓦尔语
    awa	Awadhi	阿瓦德语
    ay	Aymara	艾马拉语
    az	Azerbaijani	阿塞拜疆语
    ba	Bashkir	巴什基尔语
    bal	Baluchi	俾路支语
    ban	Balinese	巴厘语
    bas	Basaa	巴萨语
    bax	Bamun	巴姆穆语
    bbj	Ghomala	戈马拉语
    be	Belarusian	白俄罗斯语
    bej	Beja	贝沙语
    bem	Bemba	本巴语
    bez	Bena	贝纳语
    bfd	Bafut	巴非特语
    bg	Bulgarian	保加利亚语
    bgn	Western Balochi	西俾路支语
    bho	Bhojpuri	博杰普尔语
    bi	Bislama	比斯拉马语
    bik	Bikol	比科尔语
    bin	Bini	比尼语
    bkm	Kom	科姆语
    bla	Siksika	西克西卡语
    bm	Bambara	班巴拉语
    bn	Bangla	孟加拉语
    bo	Tibetan	藏语
    br	Breton	布列塔尼语
    bra	Braj	布拉杰语
    brx	Bodo	博多语
    bs	Bosnian	波斯尼亚语
    bss	Akoose	阿库色语
    bua	Buriat	布里亚特语
    bug	Buginese	布吉语
    bum	Bulu	布鲁语
    byn	Blin	比林语
    byv	Medumba	梅敦巴语
    ca	Catalan	加泰罗尼亚语
    cad	Caddo	卡多语
    car	Carib	加勒比语
    cay	Cayuga	卡尤加语
    cch	Atsam	阿灿语
    ccp	Chakma	查克玛语
    ce	Chechen	车臣语
    ceb	Cebuano	宿务语
    cgg	Chiga	奇加语
    ch	Chamorro	查莫罗语
    chb	Chibcha	奇布查语
    chg	Chagatai	察合台语
    chk	Chuukese	楚克语
    chm	Mari	马里语
    chn	Chinook Jargon	奇努克混合语
    cho	Choctaw	乔克托语
    chp	Chipewyan	奇佩维安语
    chr	Cherokee	切罗基语
    chy	Cheyenne	夏延语
    ckb	Central Kurdish	中库尔德语
    co	Corsican	科西嘉语
    cop	Coptic	科普特语
    cr	Cree	克里族语
    crh	Crimean Tatar	克里米亚土耳其语
    crs	Seselwa Creole French	塞舌尔克里奥尔语
    cs	Czech	捷克语
    csb	Kashubian	卡舒比语
    cu	Church Slavic	教会斯拉夫语
    cv	Chuvash	楚瓦什语
    cy	Welsh	威尔士语
    da	Danish	丹麦语
    dak	Dakota	达科他语
    dar	Dargwa	达尔格瓦语
    dav	Taita	台塔语
    de	German	德语
    de-AT	Austrian German	奥地利德语
    de-CH	Swiss High German	瑞士高地德语
    del	Delaware	特拉华语
    den	Slave	史拉维语
    dgr	Dogrib	多格里布语
    din	Dinka	丁卡语
    dje	Zarma	哲尔马语
    doi	Dogri	多格拉语
    dsb	Lower Sorbian	下索布语
    dua	Duala	杜阿拉语
    dum	Middle Dutch	中古荷兰语
    dv	Divehi	迪维希语
    dyo	Jola-Fonyi	朱拉语
    dyu	Dyula	迪尤拉语
    dz	Dzongkha	宗卡语
    dzg	Dazaga	达扎葛语
    ebu	Embu	恩布语
    ee	Ewe	埃维语
    efi	Efik	埃菲克语
    egy	Ancient Egyptian	古埃及语
    eka	Ekajuk	艾卡朱克语
    el	Greek	希腊语
    elx	Elamite	埃兰语
    en	English	英语
    en-AU	Australian English	澳大利亚英语
    en-CA	Canadian English	加拿大英语
    en-GB	British English	英国英语
    en-US	American English	美国英语
    enm	Middle English	中古英语
    eo	Esperanto	世界语
    es	Spanish	西班牙语
    es-419	Latin American Spanish	拉丁美洲西班牙语
    es-ES	European Spanish	欧洲西班牙语
    es-MX	Mexican Spanish	墨西哥西班牙语
    et	Estonian	爱沙尼亚语
    eu	Basque	巴斯克语
    ewo	Ewondo	埃翁多语
    fa	Persian	波斯语
    fa-AF	Dari	达里语
    fan	Fang	芳格语
    fat	Fanti	芳蒂语
    ff	Fulah	富拉语
    fi	Finnish	芬兰语
    fil	Filipino	菲律宾语
    fj	Fijian	斐济语
    fo	Faroese	法罗语
    fon	Fon	丰语
    fr	French	法语
    fr-CA	Canadian French	加拿大法语
    fr-CH	Swiss French	瑞士法语
    frc	Cajun French	卡真法语
    frm	Middle French	中古法语
    fro	Old French	古法语
    frr	Northern Frisian	北弗里西亚语
    frs	Eastern Frisian	东弗里西亚语
    fur	Friulian	弗留利语
    fy	Western Frisian	西弗里西亚语
    ga	Irish	爱尔兰语
    gaa	Ga	加族语
    gag	Gagauz	加告兹语
    gan	Gan Chinese	赣语
    gay	Gayo	迦约语
    gba	Gbaya	格巴亚语
    gd	Scottish Gaelic	苏格兰盖尔语
    gez	Geez	吉兹语
    gil	Gilbertese	吉尔伯特语
    gl	Galician	加利西亚语
    gmh	Middle High German	中古高地德语
    gn	Guarani	瓜拉尼语
    goh	Old High German	古高地德语
    gon	Gondi	冈德语
    gor	Gorontalo	哥伦打洛语
    got	Gothic	哥特语
    grb	Grebo	格列博语
    grc	Ancient Greek	古希腊语
    gsw	Swiss German	瑞士德语
    gu	Gujarati	古吉拉特语
    guz	Gusii	古西语
    gv	Manx	马恩语
    gwi	Gwichʼin	哥威迅语
    ha	Hausa	豪萨语
    hai	Haida	海达语
    hak	Hakka Chinese	客家语
    haw	Hawaiian	夏威夷语
    he	Hebrew	希伯来语
    hi	Hindi	印地语
    hil	Hiligaynon	希利盖农语
    hit	Hittite	赫梯语
    hmn	Hmong	苗语
    ho	Hiri Motu	希里莫图语
    hr	Croatian	克罗地亚语
    hsb	Upper Sorbian	上索布语
    hsn	Xiang Chinese	湘语
    ht	Haitian Creole	海地克里奥尔语
    hu	Hungarian	匈牙利语
    hup	Hupa	胡帕语
    hy	Armenian	亚美尼亚语
    hz	Herero	赫雷罗语
    ia	Interlingua	国际语
    iba	Iban	伊班语
    ibb	Ibibio	伊比比奥语
    id	Indonesian	印度尼西亚语
    ie	Interlingue	国际文字（E）
    ig	Igbo	伊博语
    ii	Sichuan Yi	四川彝语
    ik	Inupiaq	伊努皮克语
    ilo	Iloko	伊洛卡诺语
    inh	Ingush	印古什语
    io	Ido	伊多语
    is	Icelandic	冰岛语
    it	Italian	意大利语
    iu	Inuktitut	因纽特语
    ja	Japanese	日语
    jbo	Lojban	逻辑语
    jgo	Ngomba	恩艮巴语
    jmc	Machame	马切姆语
    jpr	Judeo-Persian	犹太波斯语
    jrb	Judeo-Arabic	犹太阿拉伯语
    jv	Javanese	爪哇语
    ka	Georgian	格鲁吉亚语
    kaa	Kara-Kalpak	卡拉卡尔帕克语
    kab	Kabyle	卡拜尔语
    kac	Kachin	克钦语
    kaj	Jju	卡捷语
    kam	Kamba	卡姆巴语
    kaw	Kawi	卡威语
    kbd	Kabardian	卡巴尔德语
    kbl	Kanembu	加涅姆布语
    kcg	Tyap	卡塔布语
    kde	Makonde	马孔德语
    kea	Kabuverdianu	卡布佛得鲁语
    kfo	Koro	克罗语
    kg	Kongo	刚果语
    kha	Khasi	卡西语
    kho	Khotanese	和田语
    khq	Koyra Chiini	西桑海语
    ki	Kikuyu	吉库尤语
    kj	Kuanyama	宽亚玛语
    kk	Kazakh	哈萨克语
    kkj	Kako	卡库语
    kl	Kalaallisut	格陵兰语
    kln	Kalenjin	卡伦金语
    km	Khmer	高棉语
    kmb	Kimbundu	金邦杜语
    kn	Kannada	卡纳达语
    ko	Korean	韩语
    koi	Komi-Permyak	科米-彼尔米亚克语
    kok	Konkani	孔卡尼语
    kos	Kosraean	科斯拉伊语
    kpe	Kpelle	克佩列语
    kr	Kanuri	卡努里语
    krc	Karachay-Balkar	卡拉恰伊巴尔卡尔语
    krl	Karelian	卡累利阿语
    kru	Kurukh	库鲁克语
    ks	Kashmiri	克什米尔语
    ksb	Shambala	香巴拉语
    ksf	Bafia	巴菲亚语
    ksh	Colognian	科隆语
    ku	Kurdish	库尔德语
    kum	Kumyk	库梅克语
    kut	Kutenai	库特奈语
    kv	Komi	科米语
    kw	Cornish	康沃尔语
    ky	Kyrgyz	柯尔克孜语
    la	Latin	拉丁语
    lad	Ladino	拉迪诺语
    lag	Langi	朗吉语
    lah	Lahnda	印度-雅利安语
    lam	Lamba	兰巴语
    lb	Luxembourgish	卢森堡语
    lez	Lezghian	列兹金语
    lg	Ganda	卢干达语
    li	Limburgish	林堡语
    lkt	Lakota	拉科塔语
    ln	Lingala	林加拉语
    lo	Lao	老挝语
    lol	Mongo	蒙戈语
    lou	Louisiana Creole	路易斯安那克里奥尔语
    loz	Lozi	洛齐语
    lrc	Northern Luri	北卢尔语
    lt	Lithuanian	立陶宛语
    lu	Luba-Katanga	鲁巴加丹加语
    lua	Luba-Lulua	卢巴-卢拉语
    lui	Luiseno	卢伊塞诺语
    lun	Lunda	隆达语
    luo	Luo	卢奥语
    lus	Mizo	米佐语
    luy	Luyia	卢雅语
    lv	Latvian	拉脱维亚语
    mad	Madurese	马都拉语
    maf	Mafa	马法语
    mag	Magahi	摩揭陀语
    mai	Maithili	迈蒂利语
    mak	Makasar	望加锡语
    man	Mandingo	曼丁哥语
    mas	Masai	马赛语
    mde	Maba	马坝语
    mdf	Moksha	莫克沙语
    mdr	Mandar	曼达尔语
    men	Mende	门德语
    mer	Meru	梅鲁语
    mfe	Morisyen	毛里求斯克里奥尔语
    mg	Malagasy	马拉加斯语
    mga	Middle Irish	中古爱尔兰语
    mgh	Makhuwa-Meetto	马库阿语
    mgo	Metaʼ	梅塔语
    mh	Marshallese	马绍尔语
    mi	Māori	毛利语
    mic	Mi'kmaq	密克马克语
    min	Minangkabau	米南佳保语
    mk	Macedonian	马其顿语
    ml	Malayalam	马拉雅拉姆语
    mn	Mongolian	蒙古语
    mnc	Manchu	满语
    mni	Manipuri	曼尼普尔语
    moh	Mohawk	摩霍克语
    mos	Mossi	莫西语
    mr	Marathi	马拉地语
    ms	Malay	马来语
    mt	Maltese	马耳他语
    mua	Mundang	蒙当语
    mul	Multiple languages	多语种
    mus	Muscogee	克里克语
    mwl	Mirandese	米兰德斯语
    mwr	Marwari	马尔瓦里语
    my	Burmese	缅甸语
    mye	Myene	姆耶内语
    myv	Erzya	厄尔兹亚语
    mzn	Mazanderani	马赞德兰语
    na	Nauru	瑙鲁语
    nan	Min Nan Chinese	闽南语
    nap	Neapolitan	那不勒斯语
    naq	Nama	纳马语
    nb	Norwegian Bokmål	书面挪威语
    nd	North Ndebele	北恩德贝勒语
    nds	Low German	低地德语
    nds-NL	Low Saxon	低萨克森语
    ne	Nepali	尼泊尔语
    new	Newari	尼瓦尔语
    ng	Ndonga	恩东加语
    nia	Nias	尼亚斯语
    niu	Niuean	纽埃语
    nl	Dutch	荷兰语
    nl-BE	Flemish	弗拉芒语
    nmg	Kwasio	夸西奥语
    nn	Norwegian Nynorsk	挪威尼诺斯克语
    nnh	Ngiemboon	恩甘澎语
    no	Norwegian	挪威语
    nog	Nogai	诺盖语
    non	Old Norse	古诺尔斯语
    nqo	N’Ko	西非书面文字
    nr	South Ndebele	南恩德贝勒语
    nso	Northern Sotho	北索托语
    nus	Nuer	努埃尔语
    nv	Navajo	纳瓦霍语
    nwc	Classical Newari	古典尼瓦尔语
    ny	Nyanja	齐切瓦语
    nym	Nyamwezi	尼扬韦齐语
    nyn	Nyankole	尼昂科勒语
    nyo	Nyoro	尼奥罗语
    nzi	Nzima	恩济马语
    oc	Occitan	奥克语
    oj	Ojibwa	奥吉布瓦语
    om	Oromo	奥罗莫语
    or	Odia	奥里亚语
    os	Ossetic	奥塞梯语
    osa	Osage	奥塞治语
    ota	Ottoman Turkish	奥斯曼土耳其语
    pa	Punjabi	旁遮普语
    pag	Pangasinan	邦阿西南语
    pal	Pahlavi	巴拉维语
    pam	Pampanga	邦板牙语
    pap	Papiamento	帕皮阿门托语
    pau	Palauan	帕劳语
    pcm	Nigerian Pidgin	尼日利亚皮钦语
    peo	Old Persian	古波斯语
    phn	Phoenician	腓尼基语
    pi	Pali	巴利语
    pl	Polish	波兰语
    pon	Pohnpeian	波纳佩语
    prg	Prussian	普鲁士语
    pro	Old Provençal	古普罗文斯语
    ps	Pashto	普什图语
    pt	Portuguese	葡萄牙语
    pt-BR	Brazilian Portuguese	巴西葡萄牙语
    pt-PT	European Portuguese	欧洲葡萄牙语
    qu	Quechua	克丘亚语
    quc	Kʼicheʼ	基切语
    raj	Rajasthani	拉贾斯坦语
    rap	Rapanui	拉帕努伊语
    rar	Rarotongan	拉罗汤加语
    rhg	Rohingya	罗兴亚语
    rm	Romansh	罗曼什语
    rn	Rundi	隆迪语
    ro	Romanian	罗马尼亚语
    ro-MD	Moldavian	摩尔多瓦语
    rof	Rombo	兰博语
    rom	Romany	吉普赛语
    ru	Russian	俄语
    rup	Aromanian	阿罗马尼亚语
    rw	Kinyarwanda	卢旺达语
    rwk	Rwa	罗瓦语
    sa	Sanskrit	梵语
    sad	Sandawe	桑达韦语
    sah	Sakha	萨哈语
    sam	Samaritan Aramaic	萨马利亚阿拉姆语
    saq	Samburu	桑布鲁语
    sas	Sasak	萨萨克文
    sat	Santali	桑塔利语
    sba	Ngambay	甘拜语
    sbp	Sangu	桑古语
    sc	Sardinian	萨丁语
    scn	Sicilian	西西里语
    sco	Scots	苏格兰语
    sd	Sindhi	信德语
    sdh	Southern Kurdish	南库尔德语
    se	Northern Sami	北方萨米语
    see	Seneca	塞内卡语
    seh	Sena	塞纳语
    sel	Selkup	塞尔库普语
    ses	Koyraboro Senni	东桑海语
    sg	Sango	桑戈语
    sga	Old Irish	古爱尔兰语
    sh	Serbo-Croatian	塞尔维亚-克罗地亚语
    shi	Tachelhit	希尔哈语
    shn	Shan	掸语
    shu	Chadian Arabic	乍得阿拉伯语
    si	Sinhala	僧伽罗语
    sid	Sidamo	悉达摩语
    sk	Slovak	斯洛伐克语
    sl	Slovenian	斯洛文尼亚语
    sm	Samoan	萨摩亚语
    sma	Southern Sami	南萨米语
    smj	Lule Sami	吕勒萨米语
    smn	Inari Sami	伊纳里萨米语
    sms	Skolt Sami	斯科特萨米语
    sn	Shona	绍纳语
    snk	Soninke	索宁克语
    so	Somali	索马里语
    sog	Sogdien	粟特语
    sq	Albanian	阿尔巴尼亚语
    sr	Serbian	塞尔维亚语
    srn	Sranan Tongo	苏里南汤加语
    srr	Serer	塞雷尔语
    ss	Swati	斯瓦蒂语
    ssy	Saho	萨霍语
    st	Southern Sotho	南索托语
    su	Sundanese	巽他语
    suk	Sukuma	苏库马语
    sus	Susu	苏苏语
    sux	Sumerian	苏美尔语
    sv	Swedish	瑞典语
    sw	Swahili	斯瓦希里语
    sw-CD	Congo Swahili	刚果斯瓦希里语
    swb	Comorian	科摩罗语
    syc	Classical Syriac	古典叙利亚语
    syr	Syriac	叙利亚语
    ta	Tamil	泰米尔语
    te	Telugu	泰卢固语
    tem	Timne	泰姆奈语
    teo	Teso	特索语
    ter	Tereno	特伦诺语
    tet	Tetum	德顿语
    tg	Tajik	塔吉克语
    th	Thai	泰语
    ti	Tigrinya	提格利尼亚语
    tig	Tigre	提格雷语
    tiv	Tiv	蒂夫语
    tk	Turkmen	土库曼语
    tkl	Tokelau	托克劳语
    tl	Tagalog	他加禄语
    tlh	Klingon	克林贡语
    tli	Tlingit	特林吉特语
    tmh	Tamashek	塔马奇克语
    tn	Tswana	茨瓦纳语
    to	Tongan	汤加语
    tog	Nyasa Tonga	尼亚萨汤加语
    tpi	Tok Pisin	托克皮辛语
    tr	Turkish	土耳其语
    trv	Taroko	赛德克语
    ts	Tsonga	聪加语
    tsi	Tsimshian	钦西安语
    tt	Tatar	鞑靼语
    tum	Tumbuka	通布卡语
    tvl	Tuvalu	图瓦卢语
    tw	Twi	契维语
    twq	Tasawaq	北桑海语
    ty	Tahitian	塔希提语
    tyv	Tuvinian	图瓦语
    tzm	Central Atlas Tamazight	塔马齐格特语
    udm	Udmurt	乌德穆尔特语
    ug	Uyghur	维吾尔语
    uga	Ugaritic	乌加里特语
    uk	Ukrainian	乌克兰语
    umb	Umbundu	翁本杜语
    und	Unknown language	未知语言
    ur	Urdu	乌尔都语
    uz	Uzbek	乌兹别克语
    vai	Vai	瓦伊语
    ve	Venda	文达语
    vep	Veps	维普森语
    vi	Vietnamese	越南语
    vo	Volapük	沃拉普克语
    vot	Votic	沃提克语
    vun	Vunjo	温旧语
    wa	Walloon	瓦隆语
    wae	Walser	瓦尔瑟语
    wal	Wolaytta	瓦拉莫语
    war	Waray	瓦瑞语
    was	Washo	瓦绍语
    wbp	Warlpiri	瓦尔皮瑞语
    wo	Wolof	沃洛夫语
    wuu	Wu Chinese	吴语
    xal	Kalmyk	卡尔梅克语
    xh	Xhosa	科萨语
    xog	Soga	索加语
    yao	Yao	瑶族语
    yap	Yapese	雅浦语
    yav	Yangben	洋卞语
    ybb	Yemba	耶姆巴语
    yi	Yiddish	意第绪语
    yo	Yoruba	约鲁巴语
    yue	Cantonese	粤语
    za	Zhuang	壮语
    zap	Zapotec	萨波蒂克语
    zbl	Blissymbols	布里斯符号
    zen	Zenaga	泽纳加语
    zgh	Standard Moroccan Tamazight	标准摩洛哥塔马塞特语
    zh	Chinese	中文
    zh-Hans	Simplified Chinese	简体中文
    zh-Hant	Traditional Chinese	繁体中文
    zu	Zulu	祖鲁语
    zun	Zuni	祖尼语
    zxx	No linguistic content	无语言内容
    zza	Zaza	扎扎语
    """

  /// Likewise for scripts.
  static let scriptTable = """
    Adlm	Adlam	阿德拉姆文
    Afak	Afaka	阿法卡文
    Aghb	Caucasian Albanian	高加索阿尔巴尼亚文
    Ahom	Ahom	Ahom
    Arab	Arabic	阿拉伯文
    Aran	Nastaliq	波斯体
    Armi	Imperial Aramaic	皇室亚拉姆文
    Armn	Armenian	亚美尼亚文
    Avst	Avestan	阿维斯陀文
    Bali	Balinese	巴厘文
    Bamu	Bamum	巴姆穆文
    Bass	Bassa Vah	巴萨文
    Batk	Batak	巴塔克文
    Beng	Bangla	孟加拉文
    Bhks	Bhaiksuki	拜克舒克文
    Blis	Blissymbols	布列斯符号
    Bopo	Bopomofo	汉语拼音
    Brah	Brahmi	婆罗米文字
    Brai	Braille	布莱叶盲文
    Bugi	Buginese	布吉文
    Buhd	Buhid	布希德文
    Cakm	Chakma	查克马文
    Cans	Unified Canadian Aboriginal Syllabics	加拿大土著统一音节
    Cari	Carian	卡里亚文
    Cham	Cham	占文
    Cher	Cherokee	切罗基文
    Chrs	Chorasmian	花拉子模文
    Cirt	Cirth	色斯文
    Copt	Coptic	克普特文
    Cprt	Cypriot	塞浦路斯文
    Cyrl	Cyrillic	西里尔文
    Cyrs	Old Church Slavonic Cyrillic	西里尔文字（古教会斯拉夫文的变体）
    Deva	Devanagari	天城文
    Diak	Dives Akuru	迪维西阿库鲁文
    Dogr	Dogra	多格拉文
    Dsrt	Deseret	德塞莱特文
    Dupl	Duployan shorthand	杜普洛伊速记
    Egyd	Egyptian demotic	后期埃及文
    Egyh	Egyptian hieratic	古埃及僧侣书写体
    Egyp	Egyptian hieroglyphs	古埃及象形文
    Elba	Elbasan	爱尔巴桑文
    Elym	Elymaic	埃利迈文
    Ethi	Ethiopic	埃塞俄比亚文
    Geok	Georgian Khutsuri	格鲁吉亚文（教堂体）
    Geor	Georgian	格鲁吉亚文
    Glag	Glagolitic	格拉哥里文
    Gong	Gunjala Gondi	贡贾拉贡德文
    Gonm	Masaram Gondi	马萨拉姆冈德文
    Goth	Gothic	哥特文
    Gran	Grantha	格兰塔文
    Grek	Greek	希腊文
    Gujr	Gujarati	古吉拉特文
    Guru	Gurmukhi	果鲁穆奇文
    Hanb	Han with Bopomofo	汉语注音
    Hang	Hangul	谚文
    Hani	Han	汉字
    Hano	Hanunoo	汉奴罗文
    Hans	Simplified	简体
    Hant	Traditional	繁体
    Hatr	Hatran	哈特兰文
    Hebr	Hebrew	希伯来文
    Hira	Hiragana	平假名
    Hluw	Anatolian Hieroglyphs	安那托利亚象形文字
    Hmng	Pahawh Hmong	杨松录苗文
    Hmnp	Nyiakeng Puachue Hmong	尼亚肯蒲丘苗文
    Hrkt	Japanese syllabaries	假名表
    Hung	Old Hungarian	古匈牙利文
    Inds	Indus	印度河文字
    Ital	Old Italic	古意大利文
    Jamo	Jamo	韩文字母
    Java	Javanese	爪哇文
    Jpan	Japanese	日文
    Jurc	Jurchen	女真文
    Kali	Kayah Li	克耶李文字
    Kana	Katakana	片假名
    Khar	Kharoshthi	卡罗须提文
    Khmr	Khmer	高棉文
    Khoj	Khojki	克吉奇文字
    Kits	Khitan small script	契丹小字
    Knda	Kannada	卡纳达文
    Kore	Korean	韩文
    Kpel	Kpelle	克佩列文
    Kthi	Kaithi	凯提文
    Lana	Lanna	兰拿文
    Laoo	Lao	老挝文
    Latf	Fraktur Latin	拉丁文（哥特式字体变体）
    Latg	Gaelic Latin	拉丁文（盖尔文变体）
    Latn	Latin	拉丁文
    Lepc	Lepcha	雷布查文
    Limb	Limbu	林布文
    Lina	Linear A	线形文字（A）
    Linb	Linear B	线形文字（B）
    Lisu	Fraser	傈僳文
    Loma	Loma	洛马文
    Lyci	Lycian	利西亚文
    Lydi	Lydian	吕底亚文
    Mahj	Mahajani	默哈金文
    Maka	Makasar	望加锡文
    Mand	Mandaean	阿拉米文
    Mani	Manichaean	摩尼教文
    Marc	Marchen	大玛尔文
    Maya	Mayan hieroglyphs	玛雅圣符文
    Medf	Medefaidrin	梅德法伊德林文
    Mend	Mende	门迪文
    Merc	Meroitic Cursive	麦罗埃草书
    Mero	Meroitic	麦若提克文
    Mlym	Malayalam	马拉雅拉姆文
    Modi	Modi	莫迪文
    Mong	Mongolian	蒙古文
    Moon	Moon	韩文语系
    Mroo	Mro	谬文
    Mtei	Meitei Mayek	曼尼普尔文
    Mult	Multani	穆尔坦文
    Mymr	Myanmar	缅甸文
    Nand	Nandinagari	楠迪梵文
    Narb	Old North Arabian	古北方阿拉伯文
    Nbat	Nabataean	纳巴泰文
    Newa	Newa	尼瓦文
    Nkgb	Naxi Geba	纳西格巴文
    Nkoo	N’Ko	西非书面文字（N’Ko）
    Nshu	Nüshu	女书
    Ogam	Ogham	欧甘文
    Olck	Ol Chiki	桑塔利文
    Orkh	Orkhon	鄂尔浑文
    Orya	Odia	奥里亚文
    Osge	Osage	欧塞奇文
    Osma	Osmanya	奥斯曼亚文
    Palm	Palmyrene	帕尔迈拉文
    Pauc	Pau Cin Hau	包金豪文
    Perm	Old Permic	古彼尔姆文
    Phag	Phags-pa	八思巴文
    Phli	Inscriptional Pahlavi	巴列维文碑铭体
    Phlp	Psalter Pahlavi	巴列维文（圣诗体）
    Phlv	Book Pahlavi	巴列维文（书体）
    Phnx	Phoenician	腓尼基文
    Plrd	Pollard Phonetic	波拉德音标文字
    Prti	Inscriptional Parthian	帕提亚文碑铭体
    Qaag	Zawgyi	Zawgyi
    Rjng	Rejang	拉让文
    Rohg	Hanifi	哈乃斐罗兴亚文
    Roro	Rongorongo	朗格朗格文
    Runr	Runic	古代北欧文
    Samr	Samaritan	撒马利亚文
    Sara	Sarati	沙拉堤文
    Sarb	Old South Arabian	古南阿拉伯文
    Saur	Saurashtra	索拉什特拉文
    Sgnw	SignWriting	书写符号
    Shaw	Shavian	萧伯纳式文
    Shrd	Sharada	夏拉达文
    Sidd	Siddham	悉昙
    Sind	Khudawadi	信德文
    Sinh	Sinhala	僧伽罗文
    Sogd	Sogdian	粟特文
    Sogo	Old Sogdian	古粟特文
    Sora	Sora Sompeng	索朗桑朋文
    Soyo	Soyombo	索永布文
    Sund	Sundanese	巽他文
    Sylo	Syloti Nagri	锡尔赫特文
    Syrc	Syriac	叙利亚文
    Syre	Estrangelo Syriac	福音体叙利亚文
    Syrj	Western Syriac	西叙利亚文
    Syrn	Eastern Syriac	东叙利亚文
    Tagb	Tagbanwa	塔格班瓦文
    Takr	Takri	泰克里文
    Tale	Tai Le	泰乐文
    Talu	New Tai Lue	新傣文
    Taml	Tamil	泰米尔文
    Tang	Tangut	唐古特文
    Tavt	Tai Viet	越南傣文
    Telu	Telugu	泰卢固文
    Teng	Tengwar	腾格瓦文字
    Tfng	Tifinagh	提非纳文
    Tglg	Tagalog	塔加路文
    Thaa	Thaana	塔安那文
    Thai	Thai	泰文
    Tibt	Tibetan	藏文
    Tirh	Tirhuta	迈蒂利文
    Ugar	Ugaritic	乌加里特文
    Vaii	Vai	瓦依文
    Visp	Visible Speech	可见语言
    Wara	Varang Kshiti	瓦郎奇蒂文字
    Wcho	Wancho	万秋文
    Wole	Woleai	沃莱艾文
    Xpeo	Old Persian	古波斯文
    Xsux	Sumero-Akkadian Cuneiform	苏美尔-阿卡德楔形文字
    Yezi	Yezidi	雅兹迪文
    Yiii	Yi	彝文
    Zanb	Zanabazar Square	札那巴札尔方块文字
    Zinh	Inherited	遗传学术语
    Zmth	Mathematical Notation	数学符号
    Zsye	Emoji	表情符号
    Zsym	Symbols	符号
    Zxxx	Unwritten	非书面文字
    Zyyy	Common	通用
    Zzzz	Unknown Script	未知文字
    """

  /// Likewise for countries and regions.
  static let territoryTable = """
    001	world	世界
    002	Africa	非洲
    003	North America	北美洲
    005	South America	南美洲
    009	Oceania	大洋洲
    011	Western Africa	西非
    013	Central America	中美洲
    014	Eastern Africa	东非
    015	Northern Africa	北非
    017	Middle Africa	中非
    018	Southern Africa	南部非洲
    019	Americas	美洲
    021	Northern America	美洲北部
    029	Caribbean	加勒比地区
    030	Eastern Asia	东亚
    034	Southern Asia	南亚
    035	Southeast Asia	东南亚
    039	Southern Europe	南欧
    053	Australasia	澳大拉西亚
    054	Melanesia	美拉尼西亚
    057	Micronesian Region	密克罗尼西亚地区
    061	Polynesia	玻利尼西亚
    142	Asia	亚洲
    143	Central Asia	中亚
    145	Western Asia	西亚
    150	Europe	欧洲
    151	Eastern Europe	东欧
    154	Northern Europe	北欧
    155	Western Europe	西欧
    202	Sub-Saharan Africa	撒哈拉以南非洲
    419	Latin America	拉丁美洲
    AC	Ascension Island	阿森松岛
    AD	Andorra	安道尔
    AE	United Arab Emirates	阿拉伯联合酋长国
    AF	Afghanistan	阿富汗
    AG	Antigua & Barbuda	安提瓜和巴布达
    AI	Anguilla	安圭拉
    AL	Albania	阿尔巴尼亚
    AM	Armenia	亚美尼亚
    AO	Angola	安哥拉
    AQ	Antarctica	南极洲
    AR	Argentina	阿根廷
    AS	American Samoa	美属萨摩亚
    AT	Austria	奥地利
    AU	Australia	澳大利亚
    AW	Aruba	阿鲁巴
    AX	Åland Islands	奥兰群岛
    AZ	Azerbaijan	阿塞拜疆
    BA	Bosnia & Herzegovina	波斯尼亚和黑塞哥维那
    BB	Barbados	巴巴多斯
    BD	Bangladesh	孟加拉国
    BE	Belgium	比利时
    BF	Burkina Faso	布基纳法索
    BG	Bulgaria	保加利亚
    BH	Bahrain	巴林
    BI	Burundi	布隆迪
    BJ	Benin	贝宁
    BL	St. Barthélemy	圣巴泰勒米
    BM	Bermuda	百慕大
    BN	Brunei	文莱
    BO	Bolivia	玻利维亚
    BQ	Caribbean Netherlands	荷属加勒比区
    BR	Brazil	巴西
    BS	Bahamas	巴哈马
    BT	Bhutan	不丹
    BV	Bouvet Island	布韦岛
    BW	Botswana	博茨瓦纳
    BY	Belarus	白俄罗斯
    BZ	Belize	伯利兹
    CA	Canada	加拿大
    CC	Cocos (Keeling) Islands	科科斯（基林）群岛
    CD	Congo - Kinshasa	刚果（金）
    CF	Central African Republic	中非共和国
    CG	Congo - Brazzaville	刚果（布）
    CH	Switzerland	瑞士
    CI	Côte d’Ivoire	科特迪瓦
    CK	Cook Islands	库克群岛
    CL	Chile	智利
    CM	Cameroon	喀麦隆
    CN	China	中国
    CO	Colombia	哥伦比亚
    CP	Clipperton Island	克利珀顿岛
    CR	Costa Rica	哥斯达黎加
    CU	Cuba	古巴
    CV	Cape Verde	佛得角
    CW	Curaçao	库拉索
    CX	Christmas Island	圣诞岛
    CY	Cyprus	塞浦路斯
    CZ	Czechia	捷克
    DE	Germany	德国
    DG	Diego Garcia	迪戈加西亚岛
    DJ	Djibouti	吉布提
    DK	Denmark	丹麦
    DM	Dominica	多米尼克
    DO	Dominican Republic	多米尼加共和国
    DZ	Algeria	阿尔及利亚
    EA	Ceuta & Melilla	休达及梅利利亚
    EC	Ecuador	厄瓜多尔
    EE	Estonia	爱沙尼亚
    EG	Egypt	埃及
    EH	Western Sahara	西撒哈拉
    ER	Eritrea	厄立特里亚
    ES	Spain	西班牙
    ET	Ethiopia	埃塞俄比亚
    EU	European Union	欧盟
    EZ	Eurozone	欧元区
    FI	Finland	芬兰
    FJ	Fiji	斐济
    FK	Falkland Islands	福克兰群岛
    FM	Micronesia	密克罗尼西亚
    FO	Faroe Islands	法罗群岛
    FR	France	法国
    GA	Gabon	加蓬
    GB	United Kingdom	英国
    GD	Grenada	格林纳达
    GE	Georgia	格鲁吉亚
    GF	French Guiana	法属圭亚那
    GG	Guernsey	根西岛
    GH	Ghana	加纳
    GI	Gibraltar	直布罗陀
    GL	Greenland	格陵兰
    GM	Gambia	冈比亚
    GN	Guinea	几内亚
    GP	Guadeloupe	瓜德罗普
    GQ	Equatorial Guinea	赤道几内亚
    GR	Greece	希腊
    GS	South Georgia & South Sandwich Islands	南乔治亚和南桑威奇群岛
    GT	Guatemala	危地马拉
    GU	Guam	关岛
    GW	Guinea-Bissau	几内亚比绍
    GY	Guyana	圭亚那
    HK	Hong Kong SAR China	中国香港特别行政区
    HM	Heard & McDonald Islands	赫德岛和麦克唐纳群岛
    HN	Honduras	洪都拉斯
    HR	Croatia	克罗地亚
    HT	Haiti	海地
    HU	Hungary	匈牙利
    IC	Canary Islands	加纳利群岛
    ID	Indonesia	印度尼西亚
    IE	Ireland	爱尔兰
    IL	Israel	以色列
    IM	Isle of Man	马恩岛
    IN	India	印度
    IO	British Indian Ocean Territory	英属印度洋领地
    IQ	Iraq	伊拉克
    IR	Iran	伊朗
    IS	Iceland	冰岛
    IT	Italy	意大利
    JE	Jersey	泽西岛
    JM	Jamaica	牙买加
    JO	Jordan	约旦
    JP	Japan	日本
    KE	Kenya	肯尼亚
    KG	Kyrgyzstan	吉尔吉斯斯坦
    KH	Cambodia	柬埔寨
    KI	Kiribati	基里巴斯
    KM	Comoros	科摩罗
    KN	St. Kitts & Nevis	圣基茨和尼维斯
    KP	North Korea	朝鲜
    KR	South Korea	韩国
    KW	Kuwait	科威特
    KY	Cayman Islands	开曼群岛
    KZ	Kazakhstan	哈萨克斯坦
    LA	Laos	老挝
    LB	Lebanon	黎巴嫩
    LC	St. Lucia	圣卢西亚
    LI	Liechtenstein	列支敦士登
    LK	Sri Lanka	斯里兰卡
    LR	Liberia	利比里亚
    LS	Lesotho	莱索托
    LT	Lithuania	立陶宛
    LU	Luxembourg	卢森堡
    LV	Latvia	拉脱维亚
    LY	Libya	利比亚
    MA	Morocco	摩洛哥
    MC	Monaco	摩纳哥
    MD	Moldova	摩尔多瓦
    ME	Montenegro	黑山
    MF	St. Martin	法属圣马丁
    MG	Madagascar	马达加斯加
    MH	Marshall Islands	马绍尔群岛
    MK	North Macedonia	北马其顿
    ML	Mali	马里
    MM	Myanmar (Burma)	缅甸
    MN	Mongolia	蒙古
    MO	Macao SAR China	中国澳门特别行政区
    MP	Northern Mariana Islands	北马里亚纳群岛
    MQ	Martinique	马提尼克
    MR	Mauritania	毛里塔尼亚
    MS	Montserrat	蒙特塞拉特
    MT	Malta	马耳他
    MU	Mauritius	毛里求斯
    MV	Maldives	马尔代夫
    MW	Malawi	马拉维
    MX	Mexico	墨西哥
    MY	Malaysia	马来西亚
    MZ	Mozambique	莫桑比克
    NA	Namibia	纳米比亚
    NC	New Caledonia	新喀里多尼亚
    NE	Niger	尼日尔
    NF	Norfolk Island	诺福克岛
    NG	Nigeria	尼日利亚
    NI	Nicaragua	尼加拉瓜
    NL	Netherlands	荷兰
    NO	Norway	挪威
    NP	Nepal	尼泊尔
    NR	Nauru	瑙鲁
    NU	Niue	纽埃
    NZ	New Zealand	新西兰
    OM	Oman	阿曼
    PA	Panama	巴拿马
    PE	Peru	秘鲁
    PF	French Polynesia	法属波利尼西亚
    PG	Papua New Guinea	巴布亚新几内亚
    PH	Philippines	菲律宾
    PK	Pakistan	巴基斯坦
    PL	Poland	波兰
    PM	St. Pierre & Miquelon	圣皮埃尔和密克隆群岛
    PN	Pitcairn Islands	皮特凯恩群岛
    PR	Puerto Rico	波多黎各
    PS	Palestinian Territories	巴勒斯坦领土
    PT	Portugal	葡萄牙
    PW	Palau	帕劳
    PY	Paraguay	巴拉圭
    QA	Qatar	卡塔尔
    QO	Outlying Oceania	大洋洲边远群岛
    RE	Réunion	留尼汪
    RO	Romania	罗马尼亚
    RS	Serbia	塞尔维亚
    RU	Russia	俄罗斯
    RW	Rwanda	卢旺达
    SA	Saudi Arabia	沙特阿拉伯
    SB	Solomon Islands	所罗门群岛
    SC	Seychelles	塞舌尔
    SD	Sudan	苏丹
    SE	Sweden	瑞典
    SG	Singapore	新加坡
    SH	St. Helena	圣赫勒拿
    SI	Slovenia	斯洛文尼亚
    SJ	Svalbard & Jan Mayen	斯瓦尔巴和扬马延
    SK	Slovakia	斯洛伐克
    SL	Sierra Leone	塞拉利昂
    SM	San Marino	圣马力诺
    SN	Senegal	塞内加尔
    SO	Somalia	索马里
    SR	Suriname	苏里南
    SS	South Sudan	南苏丹
    ST	São Tomé & Príncipe	圣多美和普林西比
    SV	El Salvador	萨尔瓦多
    SX	Sint Maarten	荷属圣马丁
    SY	Syria	叙利亚
    SZ	Eswatini	斯威士兰
    TA	Tristan da Cunha	特里斯坦-达库尼亚群岛
    TC	Turks & Caicos Islands	特克斯和凯科斯群岛
    TD	Chad	乍得
    TF	French Southern Territories	法属南部领地
    TG	Togo	多哥
    TH	Thailand	泰国
    TJ	Tajikistan	塔吉克斯坦
    TK	Tokelau	托克劳
    TL	Timor-Leste	东帝汶
    TM	Turkmenistan	土库曼斯坦
    TN	Tunisia	突尼斯
    TO	Tonga	汤加
    TR	Turkey	土耳其
    TT	Trinidad & Tobago	特立尼达和多巴哥
    TV	Tuvalu	图瓦卢
    TW	Taiwan	台湾
    TZ	Tanzania	坦桑尼亚
    UA	Ukraine	乌克兰
    UG	Uganda	乌干达
    UM	U.S. Outlying Islands	美国本土外小岛屿
    UN	United Nations	联合国
    US	United States	美国
    UY	Uruguay	乌拉圭
    UZ	Uzbekistan	乌兹别克斯坦
    VA	Vatican City	梵蒂冈
    VC	St. Vincent & Grenadines	圣文森特和格林纳丁斯
    VE	Venezuela	委内瑞拉
    VG	British Virgin Islands	英属维尔京群岛
    VI	U.S. Virgin Islands	美属维尔京群岛
    VN	Vietnam	越南
    VU	Vanuatu	瓦努阿图
    WF	Wallis & Futuna	瓦利斯和富图纳
    WS	Samoa	萨摩亚
    XA	Pseudo-Accents	伪地区
    XB	Pseudo-Bidi	伪双向语言地区
    XK	Kosovo	科索沃
    YE	Yemen	也门
    YT	Mayotte	马约特
    ZA	South Africa	南非
    ZM	Zambia	赞比亚
    ZW	Zimbabwe	津巴布韦
    ZZ	Unknown Region	未知地区
    """
}

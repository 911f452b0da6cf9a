/**
 * Wording that excludes people, by ground of discrimination. The grounds are those of article
 * L1132-1 of the French Code du travail, which article L5321-2 applies to offers, and of ILO
 * convention 111. The wording follows the guides of the Défenseur des droits (« Pour un recrutement
 * sans discrimination ») and of the British Equality and Human Rights Commission (on advertising
 * jobs). Compiled on 24 November 2026; to be reviewed once a year. Wording that is harmless in a
 * technical text is omitted: « plus de 20 ans », « en bonne santé » of a platform, « React Native
 * », « valides uniquement » of data.
 */
export const DISCRIMINATORY_TERMS = {
  ageLimit: [
    /moins de (?:1[89]|[2-6]\d) ans(?! d[’'])/u,
    /entre (?:1[89]|[2-6]\d) et [2-6]\d ans(?! d[’'])/u,
    /limite d[’'][âa]ge|[âa]ge (?:maximum|maximal|limite|souhait[ée]|id[ée]al)/u,
    /(?:under|below) (?:the age of [2-6]\d|[2-6]\d years old)/u,
    /between \d\d and \d\d years old|aged \d\d to \d\d/u,
    /maximum age|age limit/u,
  ],
  young: [
    /jeunes? dipl[ôo]m[ée](?:e|s|es|\(e\)|·e)*/u,
    /jeunes? et (?:dynamiques?|motiv[ée]e?s?)/u,
    /[ée]quipes? (?:\p{L}+ )?jeunes?/u,
    /jeunes? (?:talents?|pousses?|profils?|collaborat(?:eurs?|rices?)|candidate?s?)/u,
    /young (?:and|team|talents?|professionals?|graduates?|dynamic|person)|youthful/u,
  ],
  graduate: [
    /fra[îi]chement dipl[ôo]m[ée]e?s?|sortie d[’'][ée]cole/u,
    /(?:recent|new|fresh) (?:college |university )?graduates?/u,
  ],
  digitalNative: [/digital natives?/u],
  mostExperience: [
    /\d{1,3} ans d[’']exp[ée]rience (?:au )?max(?:imum)?/u,
    /max(?:imum)? \d+ ans d[’']exp[ée]rience/u,
    /(?:maximum|no more than|up to) \d+ years(?:[’'] | of )experience|overqualified/u,
  ],
  oneSex: [
    /(?:un|jeune) homme|(?:une|jeune) femme/u,
    /(?:hommes?|femmes?) (?:uniquement|seulement|exclusivement|de terrain)/u,
    /candidats? masculins?|candidates? f[ée]minines?|profils? (?:masculins?|f[ée]minins?)/u,
    /(?:males?|females?|men|women) only/u,
    /salesm[ae]n|chairman|foreman|craftsman|businessm[ae]n/u,
  ],
  oneSexPronoun: [/(?:he|she) (?:will|must|should|has to)/u],
  civility: [/mademoiselle/u],
  stereotype: [/les gars|gar[çc]on manqu[ée]/u, /rock ?stars?|ninjas?|guys/u],
  pregnancy: [/sans projet de grossesse|non enceinte/u, /not pregnant|no plans? for children/u],
  familyStatus: [
    /c[ée]libataires?|sans (?:enfants?|charges? de famille|attaches?)/u,
    /situation (?:de famille|familiale)|[ée]tat civil/u,
    /(?:marital|family) status|unmarried/u,
    /(?:no|without) (?:children|kids|family commitments)/u,
  ],
  motherTongue: [
    /langues? maternelles?/u,
    /(?:francophone|anglophone)s? (?:de naissance|nati(?:f|ve)s?)/u,
    /(?:fran[çc]ais|anglais|allemand|espagnol) nati(?:f|ve)/u,
    /native (?:english|french|german|spanish)|native[- ](?:level )?speakers?|mother tongue/u,
  ],
  accent: [
    /(?:parl[ée]e?|fran[çc]ais|anglais) sans accent/u,
    /(?:english|french) without (?:an )?accent|accent[- ]free/u,
  ],
  nationality: [
    /nationalit[ée] (?:fran[çc]aise|europ[ée]enne)|(?:fran[çc]ais|europ[ée]ens) uniquement/u,
    /(?:french|eu|european|british) (?:citizens?|nationals?|passport(?: holders?)?) only/u,
  ],
  origin: [
    /d[’']origine (?:fran[çc]aise|europ[ée]enne|africaine|maghr[ée]bine|asiatique)/u,
    /de type (?:europ[ée]en|caucasien|africain|asiatique)|bbr/u,
    /caucasian|of (?:european|french|african|asian) (?:origin|descent)/u,
  ],
  residence: [
    /(?:habitant|domicili[ée]e?s?) (?:[àa]|en|dans)|lieu de r[ée]sidence|hors banlieue/u,
    /local (?:candidates?|residents?|applicants?)/u,
  ],
  looks: [
    /(?:bonne|excellente) pr[ée]sentation(?! d)/u,
    /pr[ée]sentation (?:soign[ée]e|impeccable|irr[ée]prochable)|physique agr[ée]able/u,
    /well[- ]groomed|good[- ]looking|(?:attractive|pleasant) appearance/u,
  ],
  photo: [
    /(?:cv|candidature) avec (?:une )?photo|(?:joindre|fournir) (?:une |votre )?photo/u,
    /photo (?:obligatoire|exig[ée]e|souhait[ée]e|d[’']identit[ée])/u,
    /(?:include|attach) (?:a |your )?(?:recent )?photo(?:graph)?|(?:resume|cv) with (?:a )?photo/u,
  ],
  health: [
    /[êe]tre en (?:bonne|parfaite|excellente) sant[ée]|en pleine forme/u,
    /bonne condition physique|physiquement aptes?/u,
    /must be in (?:good|excellent|perfect) health|physically (?:fit|able)/u,
  ],
  disability: [/(?:sans|aucun) handicap/u, /able[- ]bodied|no disabilit(?:y|ies)/u],
  habits: [/non[- ]fumeu(?:r|se)s?/u, /non[- ]smokers?/u],
  belief: [
    /de (?:confession|religion)|sans (?:signe|appartenance) religieu(?:x|se)/u,
    /(?:catholique|musulmane?|juif|juive|protestante?)s? pratiquante?s?/u,
    /(?:christian|muslim|jewish) (?:candidates?|values|background)/u,
  ],
  union: [
    /non[- ]syndiqu[ée]e?s?|sans (?:engagement|appartenance) (?:syndicale?|politique)/u,
    /non[- ]union|not a union member|no political affiliation/u,
  ],
  orientation: [/h[ée]t[ée]rosexuel(?:le)?s?|heterosexual/u],
  fullAvailability: [
    /(?:grande|totale) disponibilit[ée] (?:exig[ée]e|requise|demand[ée]e)|corv[ée]able/u,
    /available to work (?:any hours|at any time)/u,
  ],
} as const satisfies Record<string, readonly RegExp[]>

export type DiscriminatoryTermGroup = keyof typeof DISCRIMINATORY_TERMS

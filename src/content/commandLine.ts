/** Terminal output of the commands. */
export const commandLine = {
  commands: (names: string[]) => `Commandes : ${names.join(', ')}.`,
  postgresBinariesCopied: (folder: string) =>
    `PostgreSQL ne peut pas tourner sous le compte root, et l’autre compte ne peut pas lire ce dossier : ses programmes ont été copiés dans ${folder}.`,
  databaseElsewhere: (folder: string, link: string) =>
    `PostgreSQL ne peut pas tourner sous le compte root, et l’autre compte ne peut pas entrer dans ce dossier : la base est gardée dans ${folder} (lien : ${link}).`,
  databaseLinkBroken: (link: string) =>
    `Le lien ${link} mène à un dossier qui n’existe plus. Supprimez ce lien pour repartir d’une base vide, ou remettez le dossier en place.`,
  noPostgresForPlatform: (platform: string) =>
    `Aucun PostgreSQL intégré n’existe pour ${platform} : donnez une base existante dans DATABASE_URL.`,
  noAccountForPostgres:
    'PostgreSQL ne peut pas tourner sous le compte root, et il n’y a ni compte « postgres » ni compte « nobody » : donnez une base existante dans DATABASE_URL.',
  creatingDatabase: 'Création de la base de données…',
  databaseNotCreated: (reason: string) => `La base de données n’a pas pu être créée :\n${reason}`,
  databaseNotStarted: (log: string, lines: string) =>
    `La base de données ne démarre pas (journal : ${log}) :\n${lines}`,
  databaseNotAnswering: (pid: number) =>
    `Une base de données tourne déjà dans ce dossier (processus ${pid}) mais ne répond pas. Arrêtez ce processus, puis recommencez.`,
  databasePasswordRefused:
    'Le mot de passe de « secrets.json », dans le dossier de données, n’ouvre pas la base de données de ce dossier : remettez-y le « secrets.json » avec lequel elle a été faite.',
  databaseEnded:
    'La base de données s’est arrêtée d’elle-même : le site s’arrête aussi. Son journal est « postgres.log », dans le dossier de données.',
  databaseUrlMissing: 'Cette commande demande une base de données dans DATABASE_URL.',
  databaseUnreachable: (reason: string) =>
    `La base de données donnée par DATABASE_URL ne répond pas : ${reason}`,
  databaseTooOld: (version: string, oldest: number) =>
    `La base de données est un PostgreSQL ${version} : il faut PostgreSQL ${oldest} ou plus récent. Rien n’a été migré.`,
  extensionsMissing: (names: string[]) =>
    `Il manque à PostgreSQL : ${names.join(', ')}. Installez ces extensions sur son serveur (paquet « postgresql-contrib »), puis recommencez. Rien n’a été migré.`,
  dataFolderOpen: (places: string[]) =>
    `D’autres comptes de cette machine peuvent lire ces dossiers, qui appartiennent à un autre compte que celui du site : ${places.join(', ')}. Donnez-les-lui, ou fermez-les (chmod 700).`,
  databaseNewer: (migrations: string[]) =>
    `La base de données vient d’une version plus récente du site (${migrations.join(', ')}) : cette version-ci ne démarre pas dessus. Remettez en service la version plus récente, ou restaurez dans une base neuve une sauvegarde d’avant.`,
  stepFailed: (command: string) =>
    `L’étape « ${command} » a échoué ; le détail est écrit ci-dessus.`,
  portTaken: (port: number) =>
    `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=3001 npm start`,
  portForbidden: (port: number) =>
    `Ce compte n’a pas le droit d’ouvrir le port ${port}. Choisissez un port au-dessus de 1023 : PORT=3000 npm start`,
  building: 'Construction du site (environ une minute)…',
  buildFailed: 'La construction du site a échoué ; le détail est écrit ci-dessus.',
  seeding: 'La base de données est vide : mise en place du contenu de départ…',
  seeded: 'Le contenu de départ est complet : ce qui en manquait a été ajouté.',
  firstAccount: (email: string) =>
    `Premier compte : ${email}, avec le mot de passe donné dans SEED_ADMIN_PASSWORD.`,
  firstAccountWithPassword: (email: string, password: string) =>
    `Premier compte : ${email}\nMot de passe (affiché cette seule fois) : ${password}`,
  webServerNotStarted: 'Le serveur web n’a pas démarré ; le détail est écrit ci-dessus.',
  webServerEnded: 'Le serveur web s’est arrêté de lui-même ; le détail est écrit ci-dessus.',
  running: (site: string) =>
    `\nSite           : ${site}\nAdministration : ${site}/admin\nArrêt          : Ctrl-C\n`,
  stopping: 'Arrêt du site, puis de la base de données…',
  workerNeeds: 'Cette commande demande DATABASE_URL et CRON_SECRET.',
  migrationsFrozen: (count: number) => `Fichiers de migration figés : ${count}.`,
  visitsRecounted: (seconds: number) =>
    `Statistiques de visite recomptées en ${seconds.toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s.`,
  generatedOutdated: (file: string) =>
    `${file} ne correspond plus à la configuration. Lancez : npm run generate`,
  nextMajorsTried: (fine: string[], folder: string) =>
    `\nÉtapes réussies : ${fine.join(', ') || 'aucune'}. La copie reste dans ${folder}.`,
  installingNginx: 'Aucun nginx trouvé : installation…',
  noNginx:
    'Aucun nginx trouvé, et l’installation a échoué. Installez-le (paquet nginx-light) : des parcours passent par le proxy de production.',
  installingChromium: 'Aucun Chromium trouvé : installation…',
  noChromium:
    'Aucun Chromium trouvé, et l’installation a échoué. Donnez le chemin d’un Chromium dans CHROMIUM_PATH.',
}

/** What the commands say in the terminal. */
export const commandLine = {
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
  databaseUrlMissing: 'Cette commande demande une base de données dans DATABASE_URL.',
  databaseUnreachable: (reason: string) =>
    `La base de données donnée par DATABASE_URL ne répond pas : ${reason}`,
  stepFailed: (command: string) =>
    `L’étape « ${command} » a échoué ; le détail est écrit ci-dessus.`,
}

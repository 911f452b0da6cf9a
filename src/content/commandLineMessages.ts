/** The texts that the commands print in the terminal. */
export const commandLineMessages = {
  commands: (names: string[]) => `Commands: ${names.join(', ')}.`,
  postgresBinariesCopied: (folder: string) =>
    `PostgreSQL cannot run as root, and the other account cannot read this folder: its programs were copied to ${folder}.`,
  databaseElsewhere: (folder: string, link: string) =>
    `PostgreSQL cannot run as root, and the other account cannot enter this folder: the database is stored in ${folder} (link: ${link}).`,
  databaseLinkBroken: (link: string) =>
    `The link ${link} leads to a folder that no longer exists. Delete the link to start with an empty database, or put the folder back.`,
  noPostgresForPlatform: (platform: string) =>
    `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to an existing database.`,
  noAccountForPostgres:
    'PostgreSQL cannot run as root, and there is neither an account "postgres" nor "nobody": set DATABASE_URL to an existing database.',
  creatingDatabase: 'Creating the database…',
  databaseNotCreated: (reason: string) => `The database could not be created:\n${reason}`,
  databaseNotStarted: (log: string, lines: string) =>
    `The database does not start (log: ${log}):\n${lines}`,
  databaseNotAnswering: (pid: number) =>
    `A database already runs in this folder (process ${pid}) but does not respond. Stop this process, then try again.`,
  databasePasswordRefused:
    'The password in "secrets.json" of the data folder does not open the database of this folder: put back the "secrets.json" with which the database was created.',
  databaseEnded:
    'The database stopped by itself, so the site stops too. Its log is "postgres.log" in the data folder.',
  databaseUrlMissing: 'This command needs a database in DATABASE_URL.',
  databaseUnreachable: (reason: string) =>
    `The database of DATABASE_URL does not respond: ${reason}`,
  databaseTooOld: (version: string, oldest: number) =>
    `The database is PostgreSQL ${version}: PostgreSQL ${oldest} or newer is required. Nothing was migrated.`,
  extensionsMissing: (names: string[]) =>
    `PostgreSQL lacks: ${names.join(', ')}. Install these extensions on its server (package "postgresql-contrib"), then try again. Nothing was migrated.`,
  dataFolderOpen: (places: string[]) =>
    `Other accounts of this machine can read these folders, which do not belong to the site’s account: ${places.join(', ')}. Change their owner to the site’s account, or close them (chmod 700).`,
  databaseNewer: (migrations: string[]) =>
    `The database comes from a newer version of the site (${migrations.join(', ')}): this version does not start on it. Start the newer version, or restore an earlier backup into an empty database.`,
  stepFailed: (command: string) => `The step "${command}" failed; the details are above.`,
  portTaken: (port: number) =>
    `Another program already uses port ${port}. Stop it, or choose another port: PORT=3001 npm start`,
  portForbidden: (port: number) =>
    `This account may not open port ${port}. Choose a port above 1023: PORT=3000 npm start`,
  building: 'Building the site (about a minute)…',
  buildFailed: 'The build of the site failed; the details are above.',
  seeding: 'The database is empty: adding the initial content…',
  firstAccount: (email: string) =>
    `First account: ${email}, with the password of SEED_ADMIN_PASSWORD.`,
  firstAccountWithPassword: (email: string, password: string) =>
    `First account: ${email}\nPassword (shown only once): ${password}`,
  webServerNotStarted: 'The web server did not start; the details are above.',
  webServerEnded: 'The web server stopped by itself; the details are above.',
  running: (site: string) => `\nSite:  ${site}\nAdmin: ${site}/admin\nStop:  Ctrl-C\n`,
  stopping: 'Stopping the site, then the database…',
  workerNeeds: 'This command needs DATABASE_URL and CRON_SECRET.',
  migrationsFrozen: (count: number) => `Frozen migration files: ${count}.`,
  visitsRecounted: (seconds: number) =>
    `Visit statistics recounted in ${seconds.toLocaleString('en-GB', { maximumFractionDigits: 1 })} s.`,
}

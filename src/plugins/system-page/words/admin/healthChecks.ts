import { formatCountWithNoun, formatSecondsInBestUnit } from '@/src/content/formatMeasures'
import type { CoreHealthCheckName, HealthState } from '@/src/domain/health/healthChecks'
import { formatDataSize, formatShareAsPercentage } from './measures'

export const systemText = {
  title: 'État du système',
  explanation:
    'Chaque ligne vient d’être essayée pour de vrai\u00A0; ce qui n’a pas pu l’être, ou n’est pas réglé, le dit au lieu d’être vert. La même liste\u00A0: npm run doctor.',
  checking: 'Vérification en cours…',
  again: 'Vérifier à nouveau',
  checkedAt: (time: string) => `Vérifié à ${time}`,
  since: (moment: string) => `Depuis le ${moment}`,
  toDo: 'À faire\u00A0:',
  table: 'État de chaque partie du site',
} as const

export const healthStateLabels = {
  good: 'Bon',
  warning: 'À surveiller',
  bad: 'En panne',
  unknown: 'Non vérifié',
} as const satisfies Record<HealthState, string>

/** Writes the summary at the top of the page: the worst states first, the good ones as a count. */
export function healthSummarySentence(counts: Record<HealthState, number>): string {
  const { bad, warning, unknown, good } = counts
  const parts = [
    bad > 0 && `${bad} en panne`,
    warning > 0 && `${warning} à surveiller`,
    unknown > 0 && `${unknown} non ${unknown > 1 ? 'vérifiés' : 'vérifié'}`,
    `${good} ${good > 1 ? 'bons' : 'bon'}`,
  ].filter((part) => part !== false)
  return parts.join(', ')
}

export const healthCheckLabels = {
  database: 'Base de données',
  pool: 'Connexions du site',
  version: 'Version et schéma',
  worker: 'Lanceur de tâches',
  queue: 'File d’envoi',
  mail: 'E-mails',
  chat: 'Slack',
  store: 'Stockage des fichiers',
  pictures: 'Images du site',
  files: 'Fichiers en attente',
  antivirus: 'Antivirus',
  address: 'Adresse publique',
  certificate: 'Certificat',
  disk: 'Disque',
  memory: 'Mémoire',
  clock: 'Horloge',
} as const satisfies Record<CoreHealthCheckName, string>

const shortenNameList = (names: readonly string[]) =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`

/** The texts of each health check of the core, and its remedy. */
export const healthCheckWords = {
  any: {
    failed: (reason: string) => `La vérification n’a pas abouti\u00A0: ${reason}`,
    failedRemedy: 'Lisez le journal du site, puis vérifiez à nouveau.',
    silent: (seconds: number) => `Pas de réponse en ${formatSecondsInBestUnit(seconds)}.`,
    silentRemedy: 'Vérifiez que ce service tourne et que le réseau y mène.',
    withoutDatabase: 'Pas essayé\u00A0: la base de données ne répond pas.',
  },
  database: {
    fine: (facts: { version: string; ms: number; used: number; most: number }) =>
      `PostgreSQL ${facts.version} répond en ${facts.ms}\u00A0ms\u00A0; ${facts.used} connexions sur ${facts.most}.`,
    unreachable: (reason: string) => `PostgreSQL ne répond pas\u00A0: ${reason}`,
    unreachableRemedy:
      'Démarrez PostgreSQL et vérifiez DATABASE_URL\u00A0; le site reprend de lui-même dès qu’il répond.',
    slotsRemedy:
      'Fermez les programmes qui gardent des connexions, ou augmentez max_connections de PostgreSQL.',
    extensionsMissing: (names: string[]) => `Extension absente\u00A0: ${shortenNameList(names)}.`,
    extensionsRemedy: (names: string[]) =>
      `Créez-la en superutilisateur\u00A0: ${names.map((name) => `CREATE EXTENSION ${name};`).join(' ')}`,
    oldRemedy: (oldest: number) =>
      `Cette version n’est plus entretenue\u00A0: passez à PostgreSQL ${oldest} ou plus récent, par une sauvegarde et sa restauration.`,
  },
  pool: {
    ready: 'Le serveur web obtient ses connexions à la base.',
    stalled:
      'PostgreSQL répond, mais le serveur web n’obtient plus de connexion depuis plus d’une minute.',
    silent: 'Le serveur web n’a pas répondu à cette question\u00A0: pas vérifié.',
    remedy:
      'Le serveur web redémarre de lui-même, au plus une fois en dix minutes. Si cela revient, gardez le journal du site\u00A0: des connexions ne sont pas rendues.',
  },
  version: {
    fine: (version: string, count: number) =>
      `Version ${version}\u00A0; ${formatCountWithNoun(count, 'migration faite', 'migrations faites')}, aucune en attente.`,
    missing: (names: string[]) =>
      `${formatCountWithNoun(names.length, 'migration n’est pas faite', 'migrations ne sont pas faites')}\u00A0: ${shortenNameList(names)}.`,
    missingRemedy: 'Relancez la mise à jour (deploy/update.sh, ou npm start)\u00A0: elle migre.',
    unknown: (names: string[]) =>
      `La base vient d’une version plus récente\u00A0: ${shortenNameList(names)}.`,
    unknownRemedy:
      'Remettez en service la version plus récente, ou restaurez une sauvegarde d’avant dans une base neuve.',
    notTold: (version: string) =>
      `Version ${version}\u00A0; ce serveur ne sait pas quelles migrations il attend (développement).`,
  },
  worker: {
    fine: (seconds: number) => `Sa dernière ronde date de ${formatSecondsInBestUnit(seconds)}.`,
    absent: 'Aucun lanceur de tâches ne tourne\u00A0: rien ne part.',
    late: (seconds: number) =>
      `Le lanceur ne donne plus signe de vie depuis ${formatSecondsInBestUnit(seconds)}.`,
    remedy:
      'Relancez-le\u00A0: docker compose up -d worker (avec npm start, relancez le site). Les envois l’attendent, rien n’est perdu.',
  },
  queue: {
    empty: 'Rien n’attend.',
    fine: (waiting: number) =>
      `${formatCountWithNoun(waiting, 'tâche attend', 'tâches attendent')} leur tour.`,
    late: (seconds: number) =>
      `La plus ancienne tâche attend depuis ${formatSecondsInBestUnit(seconds)}.`,
    lateRemedy:
      'Regardez le lanceur de tâches\u00A0; s’il tourne, le journal du site dit quelle tâche n’aboutit pas.',
    givenUp: (count: number) =>
      `${formatCountWithNoun(count, 'envoi abandonné', 'envois abandonnés')}.`,
    givenUpRemedy:
      'Ouvrez «\u00A0Envois en échec\u00A0», dans les réglages d’e-mail\u00A0: la cause y est, et le renvoi d’un clic.',
  },
  mail: {
    fine: (server: string) => `${server} accepte la connexion du site.`,
    lastSent: (ago: number | null) =>
      ago === null
        ? ' Aucun envoi n’a encore été constaté.'
        : ` Dernier envoi il y a ${formatSecondsInBestUnit(ago)}.`,
    failing: (count: number) =>
      ` ${formatCountWithNoun(count, 'envoi n’a pas abouti et attend', 'envois n’ont pas abouti et attendent')}.`,
    failingRemedy: 'Ouvrez «\u00A0Envois en échec\u00A0», dans les réglages d’e-mail.',
    notSet: (storedMails: number) =>
      storedMails === 0
        ? 'Aucun serveur d’envoi n’est réglé.'
        : `Aucun serveur d’envoi n’est réglé\u00A0: ${formatCountWithNoun(storedMails, 'e-mail est gardé en fichier', 'e-mails sont gardés en fichiers')}.`,
    notSetRemedy: 'Remplissez «\u00A0E-mails\u00A0», dans les réglages, ou donnez SMTP_URL.',
    refused: (server: string, reason: string) => `${server}\u00A0: ${reason}`,
    refusedRemedy:
      'Corrigez le serveur, l’identifiant ou le mot de passe dans «\u00A0E-mails\u00A0», puis «\u00A0Test email\u00A0».',
  },
  chat: {
    notSet: 'Slack n’est pas réglé (SLACK_BOT_TOKEN, SLACK_CHANNEL)\u00A0: rien à vérifier.',
    fine: 'Slack reconnaît le jeton du site.',
    lastSent: (ago: number | null) =>
      ago === null
        ? ' Aucun message encore.'
        : ` Dernier message il y a ${formatSecondsInBestUnit(ago)}.`,
    failing: (count: number) =>
      ` ${formatCountWithNoun(count, 'message n’a pas abouti', 'messages n’ont pas abouti')}.`,
    failingRemedy:
      'Ouvrez «\u00A0Envois en échec\u00A0», dans les réglages d’e-mail\u00A0: souvent, le site n’est plus invité dans le canal.',
    refused: (error: string) => `Slack refuse le jeton du site (${error}).`,
    refusedRemedy: 'Tirez un nouveau jeton dans Slack, et donnez-le dans SLACK_BOT_TOKEN.',
    unreachable: (reason: string) => `Slack n’est pas joignable\u00A0: ${reason}`,
    unreachableRemedy: 'Vérifiez la sortie vers internet\u00A0; les annonces attendent.',
  },
  store: {
    fine: (place: string, ms: number) =>
      `Un fichier d’essai a été écrit, relu et effacé dans ${place}, en ${ms}\u00A0ms.`,
    bucket: (name: string) => `le compartiment S3 ${name}`,
    folder: 'le dossier local',
    differs: (place: string) => `Le fichier d’essai relu dans ${place} n’est pas celui écrit.`,
    failed: (place: string, reason: string) =>
      `Le fichier d’essai n’a pu être écrit, relu et effacé dans ${place}\u00A0: ${reason}`,
    s3Remedy:
      'Vérifiez que le stockage tourne, et les variables S3_*\u00A0; les CV reçus attendent sur le disque et y vont seuls.',
    folderRemedy:
      'Faites de la place, et rendez DATA_DIR accessible en écriture au compte du site.',
  },
  pictures: {
    fine: (size: number, address: string) =>
      `Une image publiée arrive entière par ${address} (${formatDataSize(size)}).`,
    none: 'Aucune image n’est publiée\u00A0: rien à demander.',
    noAddress: 'L’adresse du site n’est pas connue\u00A0: rien n’a pu être demandé.',
    refused: (address: string, status: number) =>
      `Une image publiée, demandée à ${address}, reçoit la réponse ${status}.`,
    notPicture: (address: string) =>
      `Ce qui répond à ${address} pour une image publiée n’en est pas une.`,
    unreachable: (address: string, reason: string) => `${address} ne donne rien\u00A0: ${reason}`,
    remedy:
      'Regardez «\u00A0Stockage des fichiers\u00A0» et «\u00A0Adresse publique\u00A0»\u00A0; si les deux sont bons, ce fichier manque au stockage\u00A0: restaurez-le d’une sauvegarde.',
  },
  files: {
    fine: 'Aucun fichier n’attend.',
    blocked: (count: number) =>
      ` ${formatCountWithNoun(count, 'fichier est bloqué', 'fichiers sont bloqués')} à l’examen.`,
    spooled: (count: number, seconds: number) =>
      `${formatCountWithNoun(count, 'CV attend', 'CV attendent')} le stockage, depuis ${formatSecondsInBestUnit(seconds)}.`,
    unchecked: (count: number, seconds: number) =>
      `${formatCountWithNoun(count, 'fichier attend', 'fichiers attendent')} son analyse, depuis ${formatSecondsInBestUnit(seconds)}.`,
    spooledRemedy:
      'Réparez le stockage\u00A0: ils y vont seuls. Ne retirez aucune machine d’ici là.',
    uncheckedRemedy: 'Regardez l’antivirus et le lanceur de tâches\u00A0: l’analyse reprend seule.',
  },
  antivirus: {
    notSet: 'Aucun antivirus (CLAMD_HOST)\u00A0: nos contrôles seuls lisent les fichiers reçus.',
    fine: (finding: string, ms: number) =>
      `Le fichier d’essai EICAR est reconnu (${finding}), en ${ms}\u00A0ms.`,
    blind: 'L’antivirus laisse passer le fichier d’essai EICAR.',
    blindRemedy:
      'Mettez ses signatures à jour (freshclam)\u00A0: il ne protège de rien aujourd’hui.',
    failed: (reason: string) => `L’antivirus ne répond pas\u00A0: ${reason}`,
    failedRemedy:
      'Relancez clamd, et vérifiez CLAMD_HOST\u00A0; les fichiers reçus attendent leur analyse.',
  },
  address: {
    fine: (address: string) => `${address} mène à ce site.`,
    notSet: (address: string) =>
      `SITE_URL n’est pas donnée\u00A0: les e-mails mènent à ${address}, que personne d’autre ne joint.`,
    missing: 'SITE_URL n’est pas donnée\u00A0: les e-mails partent sans lien.',
    setRemedy: 'Donnez SITE_URL, l’adresse que tapent les visiteurs, puis relancez le site.',
    otherHost: (address: string, seen: string) =>
      `Vous lisez cette page sur ${seen}, mais les liens du site mènent à ${address}.`,
    otherHostRemedy:
      'Si les visiteurs viennent par cette adresse-ci, corrigez SITE_URL, puis relancez le site.',
    otherVersion: (address: string, version: string) =>
      `${address} répond, mais ce n’est pas cette version du site («\u00A0${version}\u00A0»).`,
    otherVersionRemedy:
      'Vérifiez où mènent le nom de domaine et le proxy\u00A0; pendant une mise à jour, attendez sa fin.',
    refused: (address: string, status: number) => `${address} reçoit la réponse ${status}.`,
    unreachable: (address: string, reason: string) =>
      `Ce serveur ne joint pas ${address}\u00A0: ${reason}`,
    unreachableRemedy:
      'Ouvrez-la dans un navigateur, hors de ce réseau. Sinon, vérifiez le nom de domaine, le proxy et le pare-feu.',
    fromOutside: (address: string) =>
      `Vous lisez cette page à ${address}, mais d’ici elle ne se joint pas\u00A0: pas vérifié.`,
  },
  certificate: {
    plain: 'L’adresse du site n’est pas en HTTPS\u00A0: pas de certificat à vérifier.',
    unreachable: 'L’adresse publique n’a montré aucun certificat\u00A0: pas vérifié.',
    left: (seconds: number) => `Encore bon ${formatSecondsInBestUnit(seconds)}.`,
    over: (seconds: number) => `Périmé depuis ${formatSecondsInBestUnit(seconds)}.`,
    distrusted: (seconds: number, reason: string) =>
      `Encore bon ${formatSecondsInBestUnit(seconds)}, mais les navigateurs n’ont pas de raison d’y croire (${reason}).`,
    renewRemedy:
      'docker compose logs tls dit pourquoi il n’est pas renouvelé. Un certificat à vous\u00A0: posez le nouveau, puis docker compose exec tls caddy reload --force --config /etc/caddy/Caddyfile',
    distrustedRemedy:
      'Posez la chaîne entière (fullchain.pem), au nom du site. S’il est signé par votre propre autorité, seuls vos postes le croient.',
  },
  disk: {
    free: (places: { name: string; free: number; share: number }[]) =>
      `${places.map(({ name, free, share }) => `${name}\u00A0: ${formatDataSize(free)} libres (${formatShareAsPercentage(share)})`).join('\u00A0; ')}.`,
    dataFolder: 'Données',
    temporary: 'Fichiers de travail',
    notWritable: (name: string, reason: string) =>
      `${name}\u00A0: rien ne s’écrit plus dans ce dossier (${reason}).`,
    remedy: 'Faites de la place, ou agrandissez le disque, avant qu’il ne soit plein.',
    notWritableRemedy: 'Rendez ce dossier accessible en écriture au compte du site.',
  },
  memory: {
    free: (free: number, share: number) =>
      `${formatDataSize(free)} libres (${formatShareAsPercentage(share)}).`,
    notTold: 'Ce système ne dit pas ce qui lui reste de mémoire.',
    remedy:
      'Arrêtez ce qui tourne à côté, ou donnez plus de mémoire\u00A0: à court, le système tue un processus.',
  },
  clock: {
    fine: (than: string, seconds: number) =>
      `${formatSecondsInBestUnit(Math.abs(seconds))} d’écart au plus avec ${than}.`,
    database: 'la base',
    store: 'le stockage S3',
    silentStore:
      'Pas d’autre horloge à comparer\u00A0: la base est sur cette machine, ou dans son réseau, et le stockage n’a pas donné l’heure.',
    nobody:
      'Pas d’autre horloge à comparer\u00A0: la base et le stockage sont sur cette machine, ou dans son réseau.',
    remedy:
      'Réglez les horloges (systemd-timesyncd, chrony)\u00A0: les codes de connexion et S3 en dépendent.',
  },
} as const

/** The parts of a plugin, and the part of the core whose import rules each of them follows. */
const LAYERS_BY_PART: Record<string, string> = {
  index: 'payload.config.ts',
  rules: 'src/domain',
  access: 'src/access',
  configuration: 'src/configuration',
  words: 'src/content',
  collections: 'collections',
  globals: 'globals',
  audit: 'src/audit',
  queries: 'src/queries',
  commands: 'src/commands',
  cache: 'src/cache',
  files: 'src/files',
  health: 'src/health',
  metrics: 'src/metrics',
  notifications: 'src/notifications',
  jobs: 'src/jobs',
  routes: 'src/app',
  seed: 'src/seed',
  server: 'src/server',
  cli: 'src/cli',
  site: 'components/site',
  admin: 'components/admin',
}

/** The lists through which the core finds what plugins add, and the part of the core that reads each. */
const LAYERS_BY_LIST: Record<string, string> = {
  index: 'payload.config.ts',
  routeSegments: 'src/domain',
  queuedTasks: 'src/domain',
  taskLabels: 'src/content/admin',
  taskEnumOrder: 'src/configuration',
  auditEnumOrder: 'src/domain',
  auditWords: 'src/content/admin',
  applicationEventEnumOrder: 'src/domain',
  applicationEventLabels: 'src/content/admin',
  pluginProgramBundlers: 'src/server',
  inspectorTasks: 'src/files',
  fileScanners: 'src/files',
  pluginDependencies: 'src/domain',
  pluginAdminMenuEntries: 'components/admin',
  pluginMainMenuEntries: 'components/admin',
  dashboardNotices: 'components/admin',
  wrappingPlugins: 'collections',
  publicationControls: 'components/admin',
  draftBars: 'components/site',
  consentBannerHints: 'components/site',
  listTools: 'components/admin',
  virtualApplicationFieldConditions: 'src/queries',
  applicationFilterFields: 'src/domain',
  senderPanels: 'components/admin',
  applicationSearches: 'components/admin',
  candidateNameNotes: 'components/admin',
  decisionTools: 'components/admin',
  candidateDocumentViewers: 'components/admin',
  onwardLinkFinders: 'components/admin',
  messagePanels: 'components/admin',
  applicationPanels: 'components/admin',
  historyLineFinders: 'components/admin',
  applicationBulkActions: 'components/admin',
  applicationToggleFilters: 'components/admin',
  pendingWorkLinks: 'components/admin',
  seeds: 'src/seed',
  restoreDuties: 'src/server',
  requestedOpinionCounters: 'src/queries',
  applicationRecordKinds: 'src/domain',
  applicationRecordTables: 'src/queries',
  applicationRecordWords: 'src/content/admin',
  retentionNotices: 'src/app/(site)',
  announcementChannels: 'src/notifications',
  unclearDeliveryConditions: 'src/queries',
  pluginHealth: 'src/health',
  workerDuties: 'src/server',
  commands: 'src/cli',
  signInSteps: 'collections',
  signInScreens: 'components/admin',
  signInExtras: 'components/admin',
  accountProtections: 'components/admin',
  unmetAccountRequirements: 'src/domain',
  visitNotices: 'components/admin',
  visitExclusions: 'src/queries',
  formStepsReceivers: 'src/app',
  visitOriginStores: 'src/commands',
  visitReportParts: 'src/queries',
  visitSections: 'components/admin',
  morningMails: 'src/domain',
  followLinkFinders: 'src/jobs',
  acknowledgementSentences: 'src/jobs',
  announcementRecipients: 'src/jobs',
  brandIdentityReaders: 'src/domain',
  jobListFiles: 'src/domain',
  pluginFormPages: 'src/domain',
  personRecordTables: 'src/domain',
  personRecordWords: 'src/content/admin',
  jobListAlternates: 'src/content',
  jobListExtras: 'components/site',
  jobListNotes: 'components/site',
  pageDescribers: 'src/app/(site)',
  offerSections: 'src/app/(site)',
  applicationFormFields: 'src/app/(site)',
  storedApplicationFormFields: 'src/commands',
}

export const CORE_NAME = 'core'

const PLUGIN_PATH = /^src\/plugins\/(?<first>[^/.]+)(?:\/(?<part>[^/.]+)(?<rest>.*))?/

/** The plugin to which a file belongs. The lists of plugins belong to the core. */
export function pluginOf(name: string): string {
  const { first = '' } = PLUGIN_PATH.exec(name)?.groups ?? {}
  return first === '' || first in LAYERS_BY_LIST ? CORE_NAME : first
}

/** The path in the core whose import rules apply to this file; the extension is optional. */
export function layerOf(name: string): string {
  const { first = '', part = 'index', rest = '' } = PLUGIN_PATH.exec(name)?.groups ?? {}
  if (name === 'src/plugins') return LAYERS_BY_LIST.index ?? name
  if (first === '') return name
  if (first in LAYERS_BY_LIST) return LAYERS_BY_LIST[first] ?? name
  const layer = LAYERS_BY_PART[part]
  if (!layer) return name
  return rest.startsWith('/') ? layer + rest : layer
}

/** A route that only passes on what a plugin exports, with its settings for Next. */
export const ONE_LINE_ROUTE =
  /^export \{[\w\s,]+\} from '@\/src\/plugins\/[^']+'\n(\nexport const dynamic = 'force-(dynamic|static)'\n)?$/

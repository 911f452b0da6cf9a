import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ApplicationEvents } from './collections/ApplicationEvents'
import { administrationCollections } from './collections/administrationCollections'
import { createCandidateFilesCollection } from './collections/CandidateFiles'
import { ContactMessages } from './collections/ContactMessages'
import { collectionPlugins } from './collections/collectionPlugins'
import { contentCollections } from './collections/contentCollections'
import { createJobApplicationsCollection } from './collections/JobApplications'
import { JobOffers } from './collections/JobOffers'
import { createMediaCollection, payloadUploadOptions } from './collections/Media'
import { createUsersCollection } from './collections/Users'
import { contentGlobals } from './globals/contentGlobals'
import { settingsGlobals } from './globals/settingsGlobals'
import { jobRunnerOnly } from './src/access/jobRunnerOnly'
import { nobody } from './src/access/roles'
import { createAdminPanelConfig } from './src/configuration/createAdminPanelConfig'
import { createFileStoragePlugin } from './src/configuration/createFileStoragePlugin'
import { errorHooks } from './src/configuration/errorHooks'
import { hardenPayloadConfig } from './src/configuration/hardenPayloadConfig'
import { protectServerFields } from './src/configuration/protectServerFields'
import { respondToMissingFiles } from './src/configuration/respondToMissingFiles'
import { sortJobTasks } from './src/configuration/sortJobTasks'
import { localization } from './src/content/languages'
import { createDatabaseConnectionOptions } from './src/database/createDatabaseConnectionOptions'
import { replaceConnectionPool } from './src/database/replaceConnectionPool'
import { rollBackFailedJobUpdates } from './src/database/rollBackFailedJobUpdates'
import { env } from './src/env'
import { createAntivirus } from './src/files/antivirus'
import { removeFromSpool, spoolFolderOf } from './src/files/spool'
import { createCoreTasks } from './src/jobs/createCoreTasks'
import { payloadLoggingConfig } from './src/log/payloadLoggingConfig'
import { createEmailAdapter } from './src/notifications/createEmailAdapter'
import { createNotificationOutlets } from './src/notifications/notificationOutlets'
import { plugins } from './src/plugins'
import { findPictureUsage as findUsage } from './src/queries/findPictureUsage'
import { readMailSettings } from './src/queries/internal/readMailSettings'
import { resolveSearchConditions } from './src/queries/resolveSearchConditions'

const root = path.dirname(fileURLToPath(import.meta.url))
const notificationOutlets = createNotificationOutlets(env)
const antivirus = createAntivirus(env.CLAMD_HOST)
const fileCheckOptions = { antivirus, env }
const ownOrigins = env.SITE_URL ? [env.SITE_URL] : []

const config = buildConfig({
  secret: env.PAYLOAD_SECRET ?? 'only-used-while-building-without-a-database',
  cookiePrefix: 'staff',
  cors: ownOrigins,
  csrf: ownOrigins,
  telemetry: false,
  ...payloadLoggingConfig,
  defaultDepth: 1,
  maxDepth: 3,
  ...createAdminPanelConfig(root),
  localization,
  collections: [
    JobOffers,
    createJobApplicationsCollection({ searchedWhere: resolveSearchConditions }),
    ApplicationEvents,
    createCandidateFilesCollection({
      directory: path.join(env.DATA_DIR, 'candidate-files'),
      forgetSpooled: (name) => removeFromSpool(spoolFolderOf(env.DATA_DIR), name),
    }),
    ContactMessages,
    ...contentCollections,
    createMediaCollection({ directory: path.join(env.DATA_DIR, 'media'), antivirus, findUsage }),
    createUsersCollection({ siteUrl: notificationOutlets.siteUrl }),
    ...administrationCollections,
  ],
  globals: [...contentGlobals, ...settingsGlobals],
  jobs: {
    access: { cancel: nobody, queue: nobody, run: jobRunnerOnly(env.CRON_SECRET) },
    tasks: createCoreTasks(notificationOutlets, fileCheckOptions),
    // Two jobs about one application never run side by side, so that it is announced once.
    enableConcurrencyControl: true,
  },
  hooks: { afterError: errorHooks },
  plugins: [
    ...plugins({ outlets: notificationOutlets, fileChecking: fileCheckOptions }),
    sortJobTasks,
    createFileStoragePlugin(env),
    respondToMissingFiles,
    ...collectionPlugins,
    protectServerFields,
  ],
  upload: payloadUploadOptions,
  db: replaceConnectionPool(
    rollBackFailedJobUpdates(
      postgresAdapter({
        push: false,
        // Blocks are stored as JSON, because the page sections would need ten times as many tables.
        blocksAsJSON: true,
        migrationDir: path.join(root, 'migrations'),
        ...createDatabaseConnectionOptions(env),
      }),
    ),
  ),
  custom: {
    hasMailServer: env.SMTP_URL !== undefined,
    siteUrl: notificationOutlets.siteUrl ?? `http://localhost:${env.PORT}`,
  },
  email: createEmailAdapter({ outlets: notificationOutlets, readSettings: readMailSettings }),
  editor: lexicalEditor(),
  graphQL: { disable: true },
  sharp,
  typescript: { autoGenerate: false, outputFile: path.join(root, 'payload-types.ts') },
})

export default hardenPayloadConfig(config)

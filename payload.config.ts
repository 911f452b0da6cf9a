import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Users } from './collections/Users'
import { env } from './src/env'

const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.PAYLOAD_SECRET ?? 'only-used-while-building-without-a-database',
  admin: {
    user: 'users',
    dateFormat: 'dd/MM/yyyy',
    importMap: {
      baseDir: root,
      importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js'),
    },
    timezones: { defaultTimezone: 'Europe/Paris' },
  },
  i18n: { supportedLanguages: { fr }, fallbackLanguage: 'fr' },
  localization: { locales: ['fr', 'en'], defaultLocale: 'fr', fallback: true },
  collections: [Users],
  db: postgresAdapter({
    push: false,
    migrationDir: path.join(root, 'migrations'),
    pool: { connectionString: env.DATABASE_URL, max: 10 },
  }),
  editor: lexicalEditor(),
  graphQL: { disable: true },
  sharp,
  typescript: { outputFile: path.join(root, 'payload-types.ts') },
})

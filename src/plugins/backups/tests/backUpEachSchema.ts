import path from 'node:path'
import { getPayload } from 'payload'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { knownMigrationNames, migrateUnderLock } from '@/src/server/migrateUnderLock'

// A separate process, because the configuration reads its database from the environment once: it
// creates the schema of each version in order, inserts rows, and makes a backup of each.
const [folder = ''] = process.argv.slice(2)
const { default: config } = await import('@payload-config')
const { env } = await import('@/src/env')
const payload = await getPayload({ config })
const databaseUrl = env.DATABASE_URL ?? ''
for (const name of knownMigrationNames) {
  await migrateUnderLock(payload, databaseUrl, { only: [name] })
  await payload.db.pool.query(`
    INSERT INTO users (name, email, role, status) VALUES ('${name}', '${name}@mail.example', 'admin', 'active');
    INSERT INTO candidate_files (original_name) VALUES ('${name}.pdf');
    INSERT INTO contact_messages (name, email, subject, message)
      VALUES ('${name}', '${name}@mail.example', 'Bonjour', 'Un message');
    INSERT INTO job_applications (candidate_name, candidate_email, job_title, status)
      SELECT '${name}', n || '@mail.example', 'Développeur', 'pending' FROM generate_series(1, 20) n`)
  const source = { databaseUrl, store: createFileStore(env) }
  await writeBackup(path.join(folder, name), source, new Date())
}
await payload.destroy()
process.exit(0)

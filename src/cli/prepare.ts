import { commandLine } from '@/src/content/commandLine'
import { isDatabaseEmpty } from '@/src/seed/seedDatabase'
import { migrateUnderLock } from '../server/migrateUnderLock'
import { seedAndSay } from './seedAndSay'
import { withDatabase } from './withDatabase'

/** `prepare`: migrates the database of DATABASE_URL and seeds it when it is empty. */
export const run = () =>
  withDatabase((payload, url) =>
    migrateUnderLock(payload, url, async () => {
      if (!(await isDatabaseEmpty(payload))) return
      console.log(commandLine.seeding)
      await seedAndSay(payload)
    }),
  )

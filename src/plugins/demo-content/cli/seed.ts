import { env } from '@/src/env'
import { runChildCommand } from '@/src/server/process/childCommand'
import { provideDatabaseAndSecrets } from '@/src/server/provideDatabaseAndSecrets'
import { SEED_FINISHED_MESSAGE } from '../words/terminal'

/** `seed`: adds the missing demo content to the database, also to one that is in use. */
export async function run() {
  const { variables, stop } = await provideDatabaseAndSecrets(env, console.log)
  await runChildCommand('fill', variables).finally(stop)
  console.log(SEED_FINISHED_MESSAGE)
}

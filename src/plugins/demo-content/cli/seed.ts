import { env } from '@/src/env'
import { prepareEnvironment } from '@/src/server/prepareEnvironment'
import { runChildCommand } from '@/src/server/process/childCommand'
import { SEED_FINISHED_MESSAGE } from '../words/terminal'

/** `seed`: adds the missing demo content to the database, also to one that is in use. */
export async function run() {
  const { variables, stop } = await prepareEnvironment(env, console.log)
  await runChildCommand('fill', variables).finally(stop)
  console.log(SEED_FINISHED_MESSAGE)
}

import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { prepareEnvironment } from '../server/prepareEnvironment'
import { runChildCommand } from '../server/process/childCommand'

/** `seed`: adds the missing demo content to the database, also to one that is in use. */
export async function run() {
  const { variables, stop } = await prepareEnvironment(env, console.log)
  await runChildCommand('fill', variables).finally(stop)
  console.log(commandLine.seeded)
}

import { Refusal } from '../server/refusal'
import { runPayload } from './runPayload'

/** Runs one of Payload's own commands with the configuration compiled for it. */
export async function run(args: string[]) {
  if (!(await runPayload(...args))) throw new Refusal('')
}

import { Refusal } from '../server/refusal'
import { runPayload } from './runPayload'

/** `payload`: a command of Payload's own, with the configuration compiled for it. */
export async function run(args: string[]) {
  if (!(await runPayload(...args))) throw new Refusal('')
}

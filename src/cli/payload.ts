import { OperatorError } from '../server/operatorError'
import { runPayloadCli } from './runPayloadCli'

/** Runs one of Payload's own commands with the configuration compiled for it. */
export async function run(args: string[]) {
  if (!(await runPayloadCli(...args))) throw new OperatorError('')
}

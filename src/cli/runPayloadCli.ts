import { compileProgram } from './compileProgram.mjs'
import { runTool } from './runTool'

/** Runs Payload's CLI with its output shown. @returns whether it exited with code 0 */
export async function runPayloadCli(...args: string[]): Promise<boolean> {
  const config = await compileProgram('payload.config.ts')
  return runTool('payload', ['--disable-transpile', ...args], { PAYLOAD_CONFIG_PATH: config })
}

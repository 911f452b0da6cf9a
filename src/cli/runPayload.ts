import { compileProgram } from './compileProgram.mjs'
import { runTool } from './runTool'

/** Runs Payload's own program, its output shown as it comes; tells whether it was content. */
export async function runPayload(...args: string[]): Promise<boolean> {
  const config = await compileProgram('payload.config.ts')
  return runTool('payload', ['--disable-transpile', ...args], { PAYLOAD_CONFIG_PATH: config })
}

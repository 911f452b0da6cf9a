import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { compileProgram } from '@/src/cli/compileProgram.mjs'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** An `AdminConfig` as JSON. */
    adminConfig: string
  }
}

const MAX_CONFIG_BYTES = 20 * 1024 ** 2

/** Reads the client configuration once, for `renderInAdmin`, in a process with Node's options of the site. */
export default async function provideAdminConfig(project: TestProject) {
  const program = await compileProgram('tests/component/support/adminConfig.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_OPTIONS, program], {
    maxBuffer: MAX_CONFIG_BYTES,
  })
  project.provide('adminConfig', stdout)
}

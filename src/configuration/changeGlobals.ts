import type { Config, GlobalConfig } from 'payload'

type GlobalChange = (global: GlobalConfig) => GlobalConfig

/** Changes some globals of Payload's configuration, by slug. */
export const changeGlobals = (config: Config, changes: Record<string, GlobalChange>): Config => ({
  ...config,
  globals: config.globals?.map((one) => changes[one.slug]?.(one) ?? one),
})

import type { CollectionConfig, Config, GlobalConfig, JobsConfig } from 'payload'

type Additions = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  tasks?: NonNullable<JobsConfig['tasks']>
}

/** Payload's configuration with what a plugin adds to it. */
export const extendConfig = (
  config: Config,
  { collections = [], globals = [], tasks = [] }: Additions,
): Config => ({
  ...config,
  collections: [...(config.collections ?? []), ...collections],
  globals: [...(config.globals ?? []), ...globals],
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...tasks] },
})

import type { Config } from 'payload'
import { taskEnumOrder } from '@/src/plugins/taskEnumOrder'

/** Sorts the tasks of the core and of the plugins as the database stores their slugs. */
export function sortJobTasks(config: Config): Config {
  const tasks = config.jobs?.tasks ?? []
  const place = (slug: string) => taskEnumOrder.indexOf(slug)
  const unknown = tasks.find(({ slug }) => place(slug) < 0)
  if (unknown) throw new Error(`« ${unknown.slug} » is missing in taskOrder`)
  return {
    ...config,
    jobs: { ...config.jobs, tasks: tasks.toSorted((a, b) => place(a.slug) - place(b.slug)) },
  }
}

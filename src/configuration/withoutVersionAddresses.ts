import type { Endpoint, SanitizedConfig } from 'payload'

type Versioned = { versions?: unknown; endpoints: false | Omit<Endpoint, 'root'>[] }

/**
 * Payload gives every collection and global the addresses of its versions. Where none are kept it
 * answers them with a fault of the server, before it asks who is calling: they are taken away.
 */
export function withoutVersionAddresses(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map(onlyKeptVersions),
    globals: config.globals.map(onlyKeptVersions),
  }
}

function onlyKeptVersions<Entity extends Versioned>(entity: Entity): Entity {
  if (entity.versions || !entity.endpoints) return entity
  const endpoints = entity.endpoints.filter(({ path }) => !path.startsWith('/versions'))
  return { ...entity, endpoints }
}

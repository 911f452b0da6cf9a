import type { Endpoint, SanitizedConfig } from 'payload'

type EntityWithEndpoints = { versions?: unknown; endpoints: false | Omit<Endpoint, 'root'>[] }

/**
 * Removes the version endpoints of collections and globals without versions: Payload adds them to
 * all, and responds 500 there before it checks access.
 */
export function removeVersionEndpoints(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map(removeUnusedVersionEndpoints),
    globals: config.globals.map(removeUnusedVersionEndpoints),
  }
}

function removeUnusedVersionEndpoints<Entity extends EntityWithEndpoints>(entity: Entity): Entity {
  if (entity.versions || !entity.endpoints) return entity
  const endpoints = entity.endpoints.filter(({ path }) => !path.startsWith('/versions'))
  return { ...entity, endpoints }
}

import {
  type Access,
  type Endpoint,
  type Field,
  Forbidden,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { ownLockOnly } from '@/src/access/ownLockOnly'
import { nobody, staffOnly } from '@/src/access/roles'
import { restInputErrors } from '@/src/content/restInput'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { MAX_PREFERENCE_BYTES } from '@/src/domain/admin/preferences'

type SanitizedCollection = SanitizedCollectionConfig

/**
 * Restricts Payload's internal collections: by default any session may use them, also that of a
 * suspended account, and for rows of other users. They are not part of our configuration, so they
 * are restricted after it is built.
 */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(restrictIfInternal) }
}

function restrictIfInternal(collection: SanitizedCollection): SanitizedCollection {
  // Payload adds the query presets only when a collection has some.
  const slug: string = collection.slug
  if (slug === 'payload-locked-documents') return restrictDocumentLocks(collection)
  if (slug === 'payload-preferences') return restrictPreferences(collection)
  if (slug === 'payload-query-presets') return restrictSavedFilters(collection)
  if (!slug.startsWith('payload-')) return collection
  const access = { create: nobody, read: nobody, update: nobody, delete: nobody }
  // Without any endpoints Payload responds 501, like a server error.
  const endpoints = collection.endpoints || []
  return { ...collection, access: { ...collection.access, ...access }, endpoints }
}

// Restricts locks: the admin locks documents on the server, and only takes over a lock by REST.
function restrictDocumentLocks(collection: SanitizedCollection): SanitizedCollection {
  const access = { create: nobody, read: staffOnly, update: staffOnly, delete: ownLockOnly }
  const fields = collection.fields.map(restrictLockField)
  return { ...collection, access: { ...collection.access, ...access }, fields }
}

function restrictLockField(field: Field): Field {
  if (field.type === 'text') return { ...field, access: { update: nobody } }
  if (field.type !== 'relationship') return field
  if (field.name !== 'user') return { ...field, access: { update: nobody } }
  const beforeValidate = [
    ({ req, value }: { req: { user: { id: number } | null }; value?: unknown }) =>
      req.user ? { relationTo: 'users', value: req.user.id } : value,
  ]
  return { ...field, hooks: { ...field.hooks, beforeValidate } }
}

// Limits the size of preferences, which store small state, such as the columns of a list. Payload
// already restricts them to their owner.
function restrictPreferences(collection: SanitizedCollection): SanitizedCollection {
  const { access, endpoints } = collection
  const fields = collection.fields.map(limitJsonField)
  const staffs = {
    create: nobody,
    read: restrictAccessToStaff(access.read),
    update: restrictAccessToStaff(access.update),
    delete: restrictAccessToStaff(access.delete),
  }
  return {
    ...collection,
    access: { ...access, ...staffs },
    fields,
    endpoints: endpoints ? endpoints.map(restrictEndpointToStaff) : endpoints,
  }
}

// Limits a JSON field itself: the admin writes preferences without REST access checks.
function limitJsonField(field: Field): Field {
  if (field.type !== 'json') return field
  const validate: typeof field.validate = (value, options) => {
    const size = JSON.stringify(value ?? null).length
    return size > MAX_PREFERENCE_BYTES
      ? restInputErrors.tooLarge
      : (field.validate?.(value, options) ?? true)
  }
  return { ...field, validate }
}

// Restricts saved filters to their owner: sharing them is not possible here.
function restrictSavedFilters(collection: SanitizedCollection): SanitizedCollection {
  const { access } = collection
  const owners = {
    create: staffOnly,
    read: restrictAccessToStaff(access.read),
    update: restrictAccessToStaff(access.update),
    delete: restrictAccessToStaff(access.delete),
  }
  const fields = collection.fields.map(protectSharingField)
  return { ...collection, access: { ...access, ...owners }, fields }
}

function protectSharingField(field: Field): Field {
  const closed = { create: nobody, update: nobody }
  if (field.type === 'checkbox' && field.name === 'isShared') return { ...field, access: closed }
  const isSharing = field.type === 'group' && 'name' in field && field.name === 'access'
  return isSharing ? { ...field, access: closed } : field
}

function restrictAccessToStaff(access: Access): Access {
  return (args) => hasStaffRights(args.req.user) && access(args)
}

function restrictEndpointToStaff(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => {
      if (!hasStaffRights(req.user)) throw new Forbidden(req.t)
      return endpoint.handler(req)
    },
  }
}

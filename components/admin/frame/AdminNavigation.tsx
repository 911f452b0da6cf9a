import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps, VisibleEntities } from 'payload'
import { Fragment } from 'react'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { isLiveUpdatedCollection } from '@/src/domain/admin/liveUpdates'
import { pluginAdminMenuEntries } from '@/src/plugins/pluginAdminMenuEntries'
import { findMenuPreference } from '@/src/queries/findMenuPreference'
import { readMenuBadgeCounts } from '@/src/queries/readMenuBadgeCounts'
import { VERSION } from '@/src/version'
import { localizedAdminPaths } from './localizedAdminPaths'
import { MainEntryLinks } from './MainEntryLinks'
import { MenuGroupLinks } from './MenuGroupLinks'
import { NavigationFrame } from './NavigationFrame'
import { Link } from './routing'

type Props = ServerProps & { visibleEntities?: VisibleEntities }

/** Menu of the admin: the entries for daily work, then all other visible collections and globals in groups. */
export async function AdminNavigation(props: Props) {
  const { payload, user } = props
  if (!user) return null
  const [counts, preference] = await Promise.all([
    readMenuBadgeCounts(payload, user),
    findMenuPreference(payload, user),
  ])
  return (
    <NavigationFrame
      foot={<AdminNavigationFooter user={user} />}
      inLanguages={localizedAdminPaths(payload.config)}
      isFolded={preference.open === false}
    >
      <MainEntryLinks counts={counts} />
      {otherMenuGroups(props).map(({ label, entries }) => (
        <MenuGroupLinks
          entries={[...entries, ...listPluginMenuLinks(label, user)]}
          isOpenByPreference={
            preference.groups[label]?.open ?? label === MENU_GROUP_OPEN_BY_DEFAULT
          }
          key={label}
          label={label}
        />
      ))}
    </NavigationFrame>
  )
}

/** The links of plugins for this user, then the version. */
function AdminNavigationFooter({ user }: { user: SignedInUser }) {
  const links = listPluginMenuLinks('foot', user)
  const version = adminLayoutText.version(VERSION)
  return (
    <>
      {links.map(({ href, label }) => (
        <Fragment key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>{' '}
        </Fragment>
      ))}
      <span>{links.length > 0 ? `· ${version}` : version}</span>
    </>
  )
}

const listPluginMenuLinks = (place: string, user: SignedInUser) =>
  pluginAdminMenuEntries
    .filter((entry) => entry.place === place && (entry.isFor?.(user) ?? true))
    .map(({ href, label }) => ({ href, label }))

const MENU_GROUP_HEADINGS: readonly unknown[] = Object.values(adminMenuGroups)
/** The other groups are folded until the user opens them. */
const MENU_GROUP_OPEN_BY_DEFAULT = adminMenuGroups.content

const compareByHeadingOrder = (a: { label: unknown }, b: { label: unknown }) =>
  MENU_GROUP_HEADINGS.indexOf(a.label) - MENU_GROUP_HEADINGS.indexOf(b.label)

function otherMenuGroups({ i18n, payload, permissions, visibleEntities }: Props) {
  const { collections, globals } = payload.config
  const entities = [
    ...globals
      .filter(({ slug }) => visibleEntities?.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global, entity }) as const),
    ...collections
      .filter(({ slug }) => visibleEntities?.collections.includes(slug))
      .filter(({ slug }) => !isLiveUpdatedCollection(slug))
      .map((entity) => ({ type: EntityType.collection, entity }) as const),
  ]
  const groups = groupNavItems(entities, permissions ?? {}, i18n)
  return groups.toSorted(compareByHeadingOrder).map((group) => ({
    label: String(group.label),
    entries: group.entities.map(({ label, slug, type }) => ({
      label: String(label),
      href: `/admin/${type}/${slug}`,
    })),
  }))
}

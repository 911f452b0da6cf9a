import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps, VisibleEntities } from 'payload'
import { frameText } from '@/src/content/admin/frame'
import { adminGroups } from '@/src/content/admin/groups'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { isWatchedCollection } from '@/src/domain/admin/attention'
import { SYSTEM_PATH } from '@/src/domain/admin/systemPage'
import { CARE_PATH } from '@/src/plugins/content-care/rules/care'
import { careText } from '@/src/plugins/content-care/words/admin/care'
import { systemText } from '@/src/plugins/system-page/words/admin/systemLights'
import { pathsInLanguages } from '@/src/plugins/translations/admin/pathsInLanguages'
import { countAttention } from '@/src/queries/countAttention'
import { findMenuPreference } from '@/src/queries/findMenuPreference'
import { VERSION } from '@/src/version'
import { GroupLinks } from './GroupLinks'
import { MainEntryLinks } from './MainEntryLinks'
import { NavigationFrame } from './NavigationFrame'
import { Link } from './routing'

type Props = ServerProps & { visibleEntities?: VisibleEntities }

/** Menu of the admin: the entries for daily work, then all other visible collections and globals in groups. */
export async function Navigation(props: Props) {
  const { payload, user } = props
  if (!user) return null
  const [counts, preference] = await Promise.all([
    countAttention(payload, user),
    findMenuPreference(payload, user),
  ])
  return (
    <NavigationFrame
      foot={<Foot user={user} />}
      inLanguages={pathsInLanguages(payload.config)}
      isFolded={preference.open === false}
    >
      <MainEntryLinks counts={counts} />
      {otherGroups(props).map(({ label, entries }) => (
        <GroupLinks
          entries={label === adminGroups.content ? [...entries, CARE] : entries}
          isOpenByPreference={preference.groups[label]?.open ?? label === OPEN_BY_DEFAULT}
          key={label}
          label={label}
        />
      ))}
    </NavigationFrame>
  )
}

/** The version, and for super administrators a link to the system page. */
function Foot({ user }: { user: SignedInUser }) {
  if (!isActiveSuperAdmin(user)) return <span>{frameText.version(VERSION)}</span>
  return (
    <>
      <Link href={`/admin${SYSTEM_PATH}`} prefetch={false}>
        {systemText.title}
      </Link>{' '}
      <span>{`· ${frameText.version(VERSION)}`}</span>
    </>
  )
}

const CARE = { label: careText.title, href: `/admin${CARE_PATH}` }

const HEADINGS: readonly unknown[] = Object.values(adminGroups)
/** The other groups are folded until the user opens them. */
const OPEN_BY_DEFAULT = adminGroups.content

const byHeading = (a: { label: unknown }, b: { label: unknown }) =>
  HEADINGS.indexOf(a.label) - HEADINGS.indexOf(b.label)

function otherGroups({ i18n, payload, permissions, visibleEntities }: Props) {
  const { collections, globals } = payload.config
  const entities = [
    ...globals
      .filter(({ slug }) => visibleEntities?.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global, entity }) as const),
    ...collections
      .filter(({ slug }) => visibleEntities?.collections.includes(slug))
      .filter(({ slug }) => !isWatchedCollection(slug))
      .map((entity) => ({ type: EntityType.collection, entity }) as const),
  ]
  const groups = groupNavItems(entities, permissions ?? {}, i18n)
  return groups.toSorted(byHeading).map((group) => ({
    label: String(group.label),
    entries: group.entities.map(({ label, slug, type }) => ({
      label: String(label),
      href: `/admin/${type}/${slug}`,
    })),
  }))
}

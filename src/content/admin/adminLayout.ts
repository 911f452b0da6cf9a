import type { LiveUpdatedCollection } from '@/src/domain/admin/liveUpdates'

const singularOrPlural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** Texts of the header and menu of every admin page. */
export const adminLayoutText = {
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  navigation: 'Menu de l’administration',
  version: (number: string) => `Version ${number}`,
  fold: 'Replier le menu',
  unfold: 'Déplier le menu',
  account: 'Mon compte',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  signOutFailed: 'La déconnexion n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
  dashboard: 'Tableau de bord',
  notFound: 'Page introuvable',
  collections: {
    'job-offers': "Offres d'emploi",
    'job-applications': 'Candidatures',
    'contact-messages': 'Messages contact',
  } satisfies Record<LiveUpdatedCollection, string>,
  toRead: 'À lire',
  counted: {
    toRead: (count: number) => singularOrPlural(count, 'candidature', 'candidatures'),
    'job-offers': (count: number) => singularOrPlural(count, 'offre', 'offres'),
    'job-applications': () => 'en attente',
    'contact-messages': (count: number) => singularOrPlural(count, 'nouveau', 'nouveaux'),
  } satisfies Record<LiveUpdatedCollection | 'toRead', (count: number) => string>,
} as const

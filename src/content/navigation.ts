import {
  CONTACT_PATH,
  EXPERTISES_PATH,
  HOME_PATH,
  JOB_LIST_PATH,
  SECTORS_PATH,
  VALUES_PATH,
} from '@/src/domain/sitePaths'

/** The navigation of a site whose settings nobody has touched yet, in its order. */
export const defaultNavigationItems = [
  { label: 'Accueil', url: HOME_PATH, isActive: true },
  { label: 'Nos Expertises', url: EXPERTISES_PATH, isActive: true },
  { label: 'Nos Secteurs', url: SECTORS_PATH, isActive: true },
  { label: 'Notre ADN', url: VALUES_PATH, isActive: true },
  { label: 'Nos Offres', url: JOB_LIST_PATH, isActive: true },
  { label: 'Contact', url: CONTACT_PATH, isActive: true },
]

export const newNavigationItem = { label: 'Nouvel item', url: HOME_PATH }

import type { JobLocation } from '@/src/domain/jobOffer'
import { contact, seat } from './company'

type OfficeContent = {
  name: string
  street: string
  postalCode: string
  city: string
  phone: string
  email: string
  jobLocation: Exclude<JobLocation, 'remote'>
  /** The streets are invented: the map shows the district. */
  mapsQuery: string
  picture: { subject: 'paris' | 'bordeaux' | 'nantes'; alt: string }
}

export const offices: OfficeContent[] = [
  {
    name: 'Paris',
    ...seat,
    ...contact,
    jobLocation: 'paris',
    mapsQuery: '75009 Paris, France',
    picture: {
      subject: 'paris',
      alt: 'Dessin au trait évoquant Paris, ses toits et ses avenues en étoile',
    },
  },
  {
    name: 'Bordeaux',
    street: '7, quai du Modèle',
    postalCode: '33000',
    city: 'Bordeaux',
    phone: '05 36 49 12 40',
    email: 'bordeaux@exemplia.example',
    jobLocation: 'bordeaux',
    mapsQuery: '33000 Bordeaux, France',
    picture: {
      subject: 'bordeaux',
      alt: 'Dessin au trait évoquant Bordeaux, ses quais et le croissant de la Garonne',
    },
  },
  {
    name: 'Nantes',
    street: '15, allée des Prototypes',
    postalCode: '44200',
    city: 'Nantes',
    phone: '02 61 91 44 10',
    email: 'nantes@exemplia.example',
    jobLocation: 'nantes',
    mapsQuery: '44200 Nantes, France',
    picture: {
      subject: 'nantes',
      alt: 'Dessin au trait évoquant Nantes, son île et les bras de la Loire',
    },
  },
]

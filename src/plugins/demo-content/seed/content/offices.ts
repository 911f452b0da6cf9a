import { demoCompanyContact, registeredOffice } from './company'
import type { PictureSubject } from './pictures'

type OfficeContent = {
  name: string
  street: string
  postalCode: string
  city: string
  phone: string
  email: string
  jobLocation: string
  /** The map shows the district, because the streets are fictitious. */
  mapsQuery: string
  picture: PictureSubject
}

export const offices: OfficeContent[] = [
  {
    name: 'Paris',
    ...registeredOffice,
    ...demoCompanyContact,
    jobLocation: 'paris',
    mapsQuery: '75009 Paris, France',
    picture: 'paris',
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
    picture: 'bordeaux',
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
    picture: 'nantes',
  },
]

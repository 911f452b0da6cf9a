let createdDocuments = 0

const callToAction = { title: 'Parlons-en', label: 'Voir les offres', url: '/nos-offres' }

/** The smallest publishable document of each content collection; each call creates another one. */
export function contentOf(picture: number) {
  createdDocuments += 1
  const page = {
    title: `Page n° ${createdDocuments}`,
    slug: '',
    summary: 'Un résumé',
    heroImage: picture,
    intro: 'Une introduction',
    callToAction,
    sections: [],
    _status: 'published',
  }
  const cards = [{ icon: 'leaf', title: 'Un titre', text: 'Un texte' }]
  return {
    'expertise-pages': {
      ...page,
      icon: 'leaf',
      servicesHeading: 'Services',
      services: cards,
      approachHeading: 'Approche',
      steps: [{ title: 'Écouter', text: 'D’abord' }],
    },
    'sector-pages': {
      ...page,
      solutionsHeading: 'Solutions',
      solutions: cards,
      clientsHeading: 'Clients',
    },
    'value-pages': { ...page, icon: 'leaf' },
    offices: {
      name: 'Agence',
      street: '1 rue de la Paix',
      postalCode: '75002',
      city: 'Paris',
      phone: '01 02 03 04 05',
      email: 'paris@exemplia.test',
      _status: 'published',
    },
    testimonials: {
      name: 'Lou Petit',
      position: 'Cliente',
      portrait: picture,
      quote: 'Très bien.',
      _status: 'published',
    },
    'team-members': { position: 'Direction', portrait: picture, _status: 'published' },
  }
}

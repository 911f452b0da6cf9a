import type { Person } from '../pictures/portraits/people'

type TeamMemberContent = { portrait: Person; name: string; position: string }

export const teamMembers: TeamMemberContent[] = [
  {
    portrait: 'helene-marchal',
    name: 'Hélène Marchal',
    position: 'Directrice secteur Banque & Finance',
  },
  {
    portrait: 'karim-belhadj',
    name: 'Karim Belhadj',
    position: 'Directeur secteur Énergie & Infrastructure',
  },
  { portrait: 'aicha-diarra', name: 'Aïcha Diarra', position: 'Directrice secteur Assurance' },
  {
    portrait: 'antoine-lescure',
    name: 'Antoine Lescure',
    position: 'Directeur secteur Retail & Luxe',
  },
  {
    portrait: 'thomas-kerbrat',
    name: 'Thomas Kerbrat',
    position: 'Directeur secteur Life Sciences',
  },
]

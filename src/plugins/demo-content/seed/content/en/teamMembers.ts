import type { teamMembers as frenchTeamMembers } from '../teamMembers'

export const teamMembers: typeof frenchTeamMembers = [
  {
    name: 'Hélène Marchal',
    position: 'Director, Banking & Finance',
  },
  {
    name: 'Karim Belhadj',
    position: 'Director, Energy & Infrastructure',
  },
  { name: 'Aïcha Diarra', position: 'Director, Insurance' },
  {
    name: 'Antoine Lescure',
    position: 'Director, Retail & Luxury',
  },
  {
    name: 'Thomas Kerbrat',
    position: 'Director, Life Sciences',
  },
]

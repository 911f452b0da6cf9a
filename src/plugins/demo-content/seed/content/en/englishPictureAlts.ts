import type { PictureSubject } from '../pictures'

export const englishPictureAlts: Record<PictureSubject, string> = {
  home: 'Mountain range drawn in fine contour lines, crossed by an orange line',
  'values-hub': 'Rosette of interlaced ribbons around an orange dot',
  applications:
    'Buildings of stacked blocks in perspective, the last block, in orange, being set in place',
  consulting: 'Tangled threads that meet at a point, then leave it straight and parallel',
  'data-science':
    'Cloud of dots ringed by contour lines, crossed by an orange curve that follows its shape',
  'infrastructure-security': 'Shield made of concentric outlines on a grid of triangles',
  banking: 'Row of columns of increasing height, linked at the top by an orange stairway',
  energy: 'Three wind turbines in a wind drawn as long wavy lines',
  insurance: 'Arch of concentric lines sheltering a calm expanse from the rain',
  'retail-luxury': 'Cut gemstone seen from above, one facet orange',
  'life-sciences': 'DNA double helix in perspective, one segment tinted orange',
  infrastructure: 'Cable-stayed bridge whose four towers recede across the water',
  'well-being': 'Hammock slung in front of a setting sun',
  diversity: 'Cloth woven from strands that all differ, a few of them orange',
  environment: 'Cross-section of a tree trunk showing its rings, one of them orange',
  training: 'Spiral staircase seen from above, its handrail picked out in orange',
  'social-impact': 'Chain of interlocking rings that grow larger, one of them orange',
  ethics:
    'Orange plumb line above concentric ripples, surrounded by strokes that straighten towards it',
  paris:
    'Stylised map of Paris: tightly packed blocks within an oval boundary, crossed by the Seine in orange',
  bordeaux:
    'Stylised map of Bordeaux: blocks in an arc around the crescent-shaped Port de la Lune, the quayside picked out in orange',
  nantes: 'Stylised map of Nantes: a long island between two arms of the Loire',
}

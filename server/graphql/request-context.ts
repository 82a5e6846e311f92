export interface RequestContext { x?: 1 }

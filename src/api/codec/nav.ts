import type { NavItem } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, mark, list, text, type Reader } from './read';

const readNavItem: Reader<NavItem> = (value, at) => {
  const { need, may } = fields<Wire['NavItem']>(value, at);
  return {
    label: need('nav_label', text),
    link: need('link_name', text),
    file: may('file_name', text),
    inMenu: need('has_nav', mark),
    showTitle: need('has_title', mark),
    pageTitle: may('page_title', text),
  };
};

export const readNav: Reader<readonly NavItem[]> = list(readNavItem);

'use client';

import { Images, Link, Upload } from 'lucide-react';
import { type ComponentProps, lazy, useState } from 'react';
import { pickFiles } from '#components/assets/pick-files.ts';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { kindOfRole, type MediaRole, mostOfRole } from '#lib/vendor/media-roles.ts';
import { Apart } from './apart.tsx';
import type { TrayControl } from './use-tray.ts';

const LibraryDialog = lazy(() => import('#components/assets/library-dialog.tsx'));
const LinkDialog = lazy(() => import('./link-dialog.tsx'));

interface AddMenuProps {
  tray: TrayControl;
  /** What may be put in; files go where the first of them says, as far as they fit there. */
  roles: readonly MediaRole[];
  /** One button. */
  trigger: ComponentProps<typeof DropdownMenu>['trigger'];
}

/** The ways in: a file of this device, the team's library, a link. */
export function AddMenu({ tray, roles, trigger }: AddMenuProps) {
  const t = useText();
  const [dialog, setDialog] = useState<'library' | 'link'>();
  const place = roles[0];
  const kinds: MediaFacts['kind'][] = [...new Set(roles.map((role) => kindOfRole[role]))];
  const isMultiple = !place || mostOfRole[place] > 1;
  const onOpenChange = (isOpen: boolean) => setDialog((now) => (isOpen ? now : undefined));

  return (
    <>
      <DropdownMenu trigger={trigger} align="start">
        <MenuItem
          icon={<Upload aria-hidden />}
          onSelect={async () => {
            const files = await pickFiles({ kinds, isMultiple });
            if (files.length > 0) tray.addFiles(files, place);
          }}
        >
          {t('Upload from this device')}
        </MenuItem>
        <MenuItem icon={<Images aria-hidden />} onSelect={() => setDialog('library')}>
          {t('Choose from the library')}
        </MenuItem>
        <MenuItem icon={<Link aria-hidden />} onSelect={() => setDialog('link')}>
          {t('Use a link or a vendor file id')}
        </MenuItem>
      </DropdownMenu>
      {dialog === 'library' && (
        <Apart>
          <LibraryDialog
            open
            onOpenChange={onOpenChange}
            kinds={kinds}
            isMultiple={isMultiple}
            onPick={(assets) => tray.addAssets(assets, place)}
          />
        </Apart>
      )}
      {dialog === 'link' && (
        <Apart>
          <LinkDialog
            open
            onOpenChange={onOpenChange}
            roles={roles}
            onAdd={(url, role) => tray.addLink(url, role)}
          />
        </Apart>
      )}
    </>
  );
}

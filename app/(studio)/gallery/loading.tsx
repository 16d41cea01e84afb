import { GallerySkeleton } from '#components/gallery/gallery-skeleton.tsx';

export default function GalleryLoading() {
  return (
    <div className="p-4 pt-15">
      <GallerySkeleton />
    </div>
  );
}
